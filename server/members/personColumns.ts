import type { z } from 'zod';
import type { memberChange } from '../../domain/members/members.contract.ts';
import {
  type EnteredField,
  enteredFields,
  type FieldWith,
  mainEnteredFields,
  personFields,
} from '../../domain/members/personFields.ts';
import type { Vault } from '../platform/secrets/vault.ts';
import { type IdentityField, identityDigest } from './identityNumbers/identityDigest.ts';
import type { MemberFields } from './members.writes.ts';

type Sent = z.output<typeof memberChange>;
/** A field without a column in `members.tables.ts` does not compile below. */
type Column = EnteredField & keyof MemberFields;
type SealedColumn = Extract<Column, FieldWith<'stored', 'sealed'>>;

const ofMainMember: readonly Column[] = mainEnteredFields;
const ofFamilyMember: readonly Column[] = enteredFields;

/** Whether a change contains personal data of the main member's form; a request for another e-mail address does not count. */
export function carriesPersonalData(sent: Sent): boolean {
  return carriedBy(sent, ofMainMember).length > 0;
}

/** The columns of a main member's form; identity numbers are encrypted (trust promise 13). */
export function mainMemberColumns(vault: Vault, sent: Sent): MemberFields {
  return columns(vault, sent, ofMainMember);
}

/** The columns of a family member's form. */
export function familyMemberColumns(vault: Vault, sent: Sent): MemberFields {
  return columns(vault, sent, ofFamilyMember);
}

function columns(vault: Vault, sent: Sent, fields: readonly Column[]): MemberFields {
  const carried = carriedBy(sent, fields);
  const typed = Object.fromEntries(
    carried.map((field) => [field, isSealed(field) ? sealed(vault, sent[field]) : sent[field]]),
  );
  return { ...typed, ...digests(vault, sent, fields), ...pendingNumber(sent) };
}

/** Of the identity numbers that are sent, so that the office finds people by them. */
function digests(vault: Vault, sent: Sent, fields: readonly Column[]): MemberFields {
  const of = (field: IdentityField) => (sent[field] ? identityDigest(vault, field, sent[field]) : null);
  const carried = carriedBy(sent, fields);
  return {
    ...(carried.includes('social_insurance_number') && { social_insurance_digest: of('social_insurance_number') }),
    ...(carried.includes('turkish_id_no') && { turkish_id_digest: of('turkish_id_no') }),
  };
}

/** A number ends that it is not there yet; without one, saying so takes an earlier number away. */
function pendingNumber({ social_insurance_number: number, social_insurance_number_pending }: Sent): MemberFields {
  if (number) return { social_insurance_number_pending: false };
  return social_insurance_number_pending ? { social_insurance_number: null, social_insurance_digest: null } : {};
}

function carriedBy(sent: Sent, fields: readonly Column[]): readonly Column[] {
  return fields.filter((field) => sent[field] !== undefined);
}

function isSealed(field: Column): field is SealedColumn {
  return personFields[field].stored === 'sealed';
}

function sealed(vault: Vault, value: string | null | undefined): Buffer | null {
  return typeof value === 'string' ? vault.seal(value) : null;
}
