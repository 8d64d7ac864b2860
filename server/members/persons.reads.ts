import { sql } from 'kysely';
import { firstDayOf } from '../../domain/members/memberStatus.ts';
import { hasLeft, withheldOfWhoLeft } from '../../domain/members/members.access.ts';
import type { MainMember, SubMember } from '../../domain/members/members.contract.ts';
import type { MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Reader } from '../platform/db.ts';
import type { Vault } from '../platform/vault.ts';

type SealedOrDated =
  | 'social_insurance_number'
  | 'turkish_id_no'
  | 'date_of_birth'
  | 'active_from'
  | 'waiting_until'
  | 'inactive_from';
type OfMain = 'name' | 'membership_no' | 'pending_email';

/** One person with everything that hangs on them, as the database puts it together: days as days, numbers sealed. */
export type PersonRecord = Omit<MainMember, SealedOrDated | OfMain> & {
  is_main: boolean;
  social_insurance_number: string | null;
  turkish_id_no: string | null;
  date_of_birth: Day | null;
  active_from: Day | null;
  waiting_until: Day | null;
  inactive_from: Day | null;
  membership_basis: MembershipBasis | 'main';
  relationship_type: RelationshipType | null;
};

type Account = { membership_no: string; pending_email: string | null };
type Household = Parameters<typeof hasLeft>[1];
type Sources = { db: Reader; vault: Vault };

/** A whole person in one go. */
export async function findPerson(
  { db, vault }: Sources,
  householdId: number,
  memberId: number,
): Promise<MainMember | SubMember | undefined> {
  const { person, household } = await findRecord(db, householdId, memberId);
  if (!person) return undefined;
  return person.is_main ? toMainMember(vault, person, household) : toSubMember(vault, person);
}

/** The same as the household itself may see it. */
export async function findOwnPerson(
  { db, vault }: Sources,
  householdId: number,
  memberId: number,
): Promise<MainMember | SubMember | undefined> {
  const { person, household } = await findRecord(db, householdId, memberId);
  if (!person) return undefined;
  return person.is_main ? toMainMember(vault, person, household) : toOwnSubMember(vault, person, household);
}

type Found = { person: PersonRecord; household: Account & Household } | { person?: never; household?: never };

async function findRecord(db: Reader, householdId: number, memberId: number): Promise<Found> {
  const { rows } = await sql<Account & Household & { person: PersonRecord | null }>`
    select household_person(h.id, ${memberId}) as person, h.membership_no, a.pending_email, h.status, h.inactive_from
    from households h left join accounts a on a.id = h.account_id
    where h.id = ${householdId}`.execute(db);
  if (!rows[0]?.person) return {};
  const { person, ...household } = rows[0];
  return { person, household };
}

export function toMainMember(vault: Vault, person: PersonRecord, account: Account): MainMember {
  return {
    ...opened(vault, person),
    addresses: person.addresses,
    name: fullName(person),
    membership_no: account.membership_no,
    pending_email: account.pending_email,
  };
}

export function toSubMember(vault: Vault, person: PersonRecord): SubMember {
  const { membership_basis, relationship_type } = person;
  if (membership_basis === 'main') throw new Error('a main member is no family member');
  return { ...opened(vault, person), membership_basis, relations: { relationship_type } };
}

/** Of whoever has left there is no more than who they are to the household, and since when (decision 37). */
export function toOwnSubMember(vault: Vault, person: PersonRecord, household: Household): SubMember {
  const member = toSubMember(vault, person);
  return hasLeft(person, household) ? { ...member, ...withheldOfWhoLeft } : member;
}

// Only what both shapes list.
function opened(vault: Vault, record: PersonRecord) {
  const { is_main, membership_basis, relationship_type, addresses, ...person } = record;
  return {
    ...person,
    social_insurance_number: open(vault, person.social_insurance_number),
    turkish_id_no: open(vault, person.turkish_id_no),
    date_of_birth: wireOrNull(person.date_of_birth),
    active_from: wireOrNull(firstDayOf(person)),
    waiting_until: wireOrNull(person.waiting_until),
    inactive_from: wireOrNull(person.inactive_from),
  };
}

function open(vault: Vault, sealed: string | null): string | null {
  return sealed === null ? null : vault.open(Buffer.from(sealed, 'base64'));
}

function wireOrNull(value: Day | null) {
  return value && toWireDay(value);
}
