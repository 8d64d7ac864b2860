import type { Association } from '../../../domain/shared/association.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import { escapeHtml } from '../mail/layout.ts';

/** How to reach the association. */
export type Contact = Pick<Association, 'phone' | 'email' | 'emergency_phone'>;

const AT_A_DEATH = '<p class="at-a-death">';
const ITS_END = '</p>';

/** Inserts the contact data: a page whose script does not start has to show them. */
export function withContact(page: string, { phone, email, emergency_phone }: Contact): string {
  const words: Record<string, string> = {
    email,
    phone: unbroken(phone),
    phone_url: dialled(phone),
    emergency_phone: unbroken(emergency_phone ?? ''),
    emergency_phone_url: dialled(emergency_phone ?? ''),
  };
  const asked = emergency_phone ? page : withoutDeath(page);
  return asked.replace(/%(\w+)%/g, (blank, name) => (name in words ? escapeHtml(words[name] ?? '') : blank));
}

function withoutDeath(page: string): string {
  const begin = page.indexOf(AT_A_DEATH);
  const end = page.indexOf(ITS_END, begin);
  return begin < 0 || end < 0 ? page : page.slice(0, begin) + page.slice(end + ITS_END.length);
}

function dialled(number: string): string {
  return number.replaceAll(' ', '');
}
