import type { z } from 'zod';
import type { memberChange } from '../../domain/members/members.contract.ts';
import {
  type FieldWith,
  fieldsWith,
  isStored,
  personFields,
  type StoredField,
} from '../../domain/members/personFields.ts';
import type { Vault } from '../platform/vault.ts';
import type { MemberFields } from './members.writes.ts';

type Sent = z.output<typeof memberChange>;
type Column = Extract<FieldWith<'typed', 'everyone' | 'family'>, StoredField>;
type SealedColumn = Extract<Column, FieldWith<'stored', 'sealed'>>;
/** Empty, and then `carriedBy` does not compile, where `members.tables.ts` lacks a column. */
type KnownColumn = Column extends keyof MemberFields ? Column : never;

const ofMainMember: readonly KnownColumn[] = fieldsWith('typed', 'everyone').filter(isStored);
const ofFamilyMember: readonly KnownColumn[] = fieldsWith('typed', 'everyone', 'family').filter(isStored);

/** Whether a change carries anything of a main member's form; a wish for another e-mail address is none of it. */
export function carriesPersonalData(sent: Sent): boolean {
  return carriedBy(sent, ofMainMember).length > 0;
}

/** The columns that a main member's form fills; identity numbers are sealed (trust promise 13). */
export function mainMemberColumns(vault: Vault, sent: Sent): MemberFields {
  return columns(vault, sent, ofMainMember);
}

/** The columns that a family member's form fills. */
export function familyMemberColumns(vault: Vault, sent: Sent): MemberFields {
  return columns(vault, sent, ofFamilyMember);
}

function columns(vault: Vault, sent: Sent, fields: readonly KnownColumn[]): MemberFields {
  const carried = carriedBy(sent, fields);
  return Object.fromEntries(
    carried.map((field) => [field, isSealed(field) ? sealed(vault, sent[field]) : sent[field]]),
  );
}

function carriedBy(sent: Sent, fields: readonly KnownColumn[]): readonly KnownColumn[] {
  return fields.filter((field) => sent[field] !== undefined);
}

function isSealed(field: Column): field is SealedColumn {
  return personFields[field].stored === 'sealed';
}

function sealed(vault: Vault, value: string | null | undefined): Buffer | null {
  return typeof value === 'string' ? vault.seal(value) : null;
}
