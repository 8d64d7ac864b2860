import { sql } from 'kysely';
import { firstDayOf } from '../../domain/members/memberStatus.ts';
import { hasLeft } from '../../domain/members/members.access.ts';
import type { MainMember, SubMember } from '../../domain/members/members.contract.ts';
import { type FieldWith, fieldsWith } from '../../domain/members/personFields.ts';
import { type Audience, mainMemberShownTo, subMemberShownTo } from '../../domain/members/shownTo.ts';
import type { MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Reader } from '../platform/db.ts';
import type { Vault } from '../platform/secrets/vault.ts';

type Days = Record<FieldWith<'stored', 'day'>, Day | null>;
type Sealed = Record<FieldWith<'stored', 'sealed'>, SealedText | null>;
/** Encrypted bytes in base64, as the query returns them; must be decrypted before use. */
type SealedText = { readonly sealed: unique symbol };
type OfMain = 'name' | 'membership_no' | 'pending_email';

/** One person with all dependent rows, as the query returns them: days as days, numbers encrypted. */
export type PersonRecord = Omit<MainMember, keyof Days | keyof Sealed | OfMain> &
  Days &
  Sealed & {
    is_main: boolean;
    membership_basis: MembershipBasis | 'main';
    relationship_type: RelationshipType | null;
  };

type Account = { membership_no: string; pending_email: string | null };
type Household = Parameters<typeof hasLeft>[1];
type Sources = { db: Reader; vault: Vault };

/** A whole person in one query. */
export async function findPerson(
  sources: Sources,
  householdId: number,
  memberId: number,
): Promise<MainMember | SubMember | undefined> {
  return find(sources, { householdId, memberId }, () => 'office');
}

/** `findPerson`, limited to what the household may see. */
export async function findOwnPerson(
  sources: Sources,
  householdId: number,
  memberId: number,
): Promise<MainMember | SubMember | undefined> {
  return find(sources, { householdId, memberId }, householdAs);
}

type Wanted = { householdId: number; memberId: number };

async function find(
  { db, vault }: Sources,
  { householdId, memberId }: Wanted,
  audienceOf: typeof householdAs,
): Promise<MainMember | SubMember | undefined> {
  const { rows } = await sql<Account & Household & { person: PersonRecord | null }>`
    select household_person(h.id, ${memberId}) as person, h.membership_no, a.pending_email, h.status, h.inactive_from
    from households h left join accounts a on a.id = h.account_id
    where h.id = ${householdId}`.execute(db);
  const [row] = rows;
  if (!row?.person) return undefined;
  const { person, ...household } = row;
  const audience = audienceOf(person, household);
  return person.is_main ? toMainMember(vault, person, household, audience) : toSubMember(vault, person, audience);
}

export function toMainMember(vault: Vault, person: PersonRecord, account: Account, audience: Audience): MainMember {
  return mainMemberShownTo(audience, {
    ...opened(vault, person),
    addresses: person.addresses,
    name: fullName(person),
    membership_no: account.membership_no,
    pending_email: account.pending_email,
  });
}

export function toSubMember(vault: Vault, person: PersonRecord, audience: Audience): SubMember {
  const { membership_basis, relationship_type } = person;
  if (membership_basis === 'main') throw new Error('a main member is no family member');
  return subMemberShownTo(audience, { ...opened(vault, person), membership_basis, relations: { relationship_type } });
}

/** A family member as the household sees them; of one who has left, only name and dates (decision 37). */
export function toOwnSubMember(vault: Vault, person: PersonRecord, household: Household): SubMember {
  return toSubMember(vault, person, householdAs(person, household));
}

function householdAs(person: PersonRecord, household: Household): Audience {
  return !person.is_main && hasLeft(person, household) ? 'household_once_left' : 'household';
}

// Only fields that both types have.
function opened(vault: Vault, record: PersonRecord) {
  const { is_main, membership_basis, relationship_type, addresses, ...person } = record;
  return {
    ...person,
    ...mapped(sealedFields, (field) => open(vault, person[field])),
    ...mapped(dayFields, (field) => wireOrNull(person[field])),
    active_from: wireOrNull(firstDayOf(person)),
  };
}

const sealedFields = fieldsWith('stored', 'sealed');
const dayFields = fieldsWith('stored', 'day');

function mapped<F extends string, V>(fields: readonly F[], value: (field: F) => V): Record<F, V> {
  return Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<F, V>;
}

function open(vault: Vault, sealed: SealedText | null): string | null {
  return sealed === null ? null : vault.open(Buffer.from(String(sealed), 'base64'));
}

function wireOrNull(value: Day | null) {
  return value && toWireDay(value);
}
