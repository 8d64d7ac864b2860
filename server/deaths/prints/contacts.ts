import type { DeathContact } from '../../../domain/burial/deathContacts.contract.ts';
import { dialled } from '../../../domain/shared/dialled.ts';
import { shownPhone } from '../../../domain/shared/shownPhone.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import type { PrintedCase } from './printedCase.ts';

/** Somebody to call. */
export type Contact = { name: string; relation: string | null; phone: string | null };

/** Who receives the deceased at the destination: as entered in the case, otherwise whom the household has named in Türkiye. */
export function consigneeOf({ whole, contacts }: Pick<PrintedCase, 'whole' | 'contacts'>): Contact | undefined {
  const { consignee_name, consignee_phone, destination } = whole;
  if (consignee_name) return { name: consignee_name, relation: null, phone: consignee_phone };
  const named = contacts.find(({ country }) => country === 'turkiye');
  return named && destination === 'turkey' ? toContact(named) : undefined;
}

/** Who speaks for the family here: whom the household has named in Austria, otherwise the person who called. */
export function familyContactOf({ whole, contacts }: Pick<PrintedCase, 'whole' | 'contacts'>): Contact | undefined {
  const named = contacts.find(({ country }) => country === 'austria');
  if (named) return toContact(named);
  const { reporter_name, reporter_relation, reporter_phone } = whole;
  return reporter_name ? { name: reporter_name, relation: reporter_relation, phone: reporter_phone } : undefined;
}

/** Name, relation and number, as somebody dials it from any country. */
export function contactLine(contact: Contact | undefined): string | null {
  if (!contact) return null;
  const { name, relation, phone } = contact;
  return [name, relation, phone && unbroken(shownPhone(phone))].filter(Boolean).join(', ');
}

export function toContact({ name, relation, phone_number, country }: DeathContact): Contact {
  return { name, relation, phone: dialled(phone_number, country) };
}
