import type { Association } from '../../../domain/shared/association.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import { escapeHtml } from '../mail/layout.ts';

/** How the association is reached. */
export type Contact = Pick<Association, 'phone' | 'email' | 'emergency_phone'>;

const AT_A_DEATH = /<p class="at-a-death">.*?<\/p>/s;

/** Fills in whom to ask: a page whose script does not start has to say so itself. */
export function withContact(page: string, { phone, email, emergency_phone }: Contact): string {
  const words: Record<string, string> = {
    email,
    phone: unbroken(phone),
    phone_url: dialled(phone),
    emergency_phone: unbroken(emergency_phone ?? ''),
    emergency_phone_url: dialled(emergency_phone ?? ''),
  };
  const asked = emergency_phone ? page : page.replace(AT_A_DEATH, '');
  return asked.replace(/%(\w+)%/g, (blank, name) => (name in words ? escapeHtml(words[name] ?? '') : blank));
}

function dialled(number: string): string {
  return number.replaceAll(' ', '');
}
