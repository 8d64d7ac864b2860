import type { z } from 'zod';
import type { memberChange } from '../../domain/members/members.contract.ts';
import type { Vault } from '../platform/vault.ts';
import type { MemberFields } from './members.writes.ts';

type Sent = z.output<typeof memberChange>;

const ofEveryone = [
  'first_name',
  'last_name',
  'date_of_birth',
  'citizenship_id',
  'permanent_residence',
  'place_of_birth',
  'gender',
  'civil_status',
  'father_name',
  'mother_name',
] as const satisfies (keyof Sent)[];

const sealed = ['social_insurance_number', 'turkish_id_no'] as const satisfies (keyof Sent)[];

const ofFamily = ['membership_basis', 'relationship_type', 'email'] as const satisfies (keyof Sent)[];

/** Whether a change carries anything of a main member's form; a wish for another e-mail address is none of it. */
export function carriesPersonalData(sent: Sent): boolean {
  return [...ofEveryone, ...sealed].some((key) => sent[key] !== undefined);
}

/** The columns that a main member's form fills; identity numbers are sealed (trust promise 13). */
export function personFields(vault: Vault, sent: Sent): MemberFields {
  const { social_insurance_number, turkish_id_no } = sent;
  return {
    ...picked(sent, ofEveryone),
    ...(social_insurance_number === undefined ? {} : { social_insurance_number: vault.seal(social_insurance_number) }),
    ...(turkish_id_no === undefined
      ? {}
      : { turkish_id_no: turkish_id_no === null ? null : vault.seal(turkish_id_no) }),
  };
}

/** The columns that a family member's form fills. */
export function familyFields(vault: Vault, sent: Sent): MemberFields {
  return { ...personFields(vault, sent), ...picked(sent, ofFamily) };
}

function picked<K extends keyof Sent>(sent: Sent, keys: readonly K[]): Partial<Pick<Sent, K>> {
  const carried = keys.filter((key) => sent[key] !== undefined).map((key) => [key, sent[key]]);
  return Object.fromEntries(carried) as Partial<Pick<Sent, K>>;
}
