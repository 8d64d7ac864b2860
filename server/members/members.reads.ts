import { sql } from 'kysely';
import { hasLeft } from '../../domain/members/members.access.ts';
import { refuse } from '../../domain/members/members.refusals.ts';
import { exclusionReasonIds } from '../../domain/reference/inactiveReasons.ts';
import type { Reader, Tx } from '../platform/db.ts';
import { hasSameLastName, hasSameNameAndBirthDate } from './likeness.reads.ts';

const decisive = [
  'id',
  'household_id',
  'is_main',
  'first_name',
  'last_name',
  'status',
  'active_from',
  'inactive_reason_id',
  'version',
  'date_of_birth',
  'gender',
  'membership_basis',
  'relationship_type',
  'joined_later',
] as const;

export type LockedMember = NonNullable<Awaited<ReturnType<typeof lockMember>>>;

/** Locks a person of this household until the end of the transaction, and returns the facts that rules need. */
export async function lockMember(tx: Tx, householdId: number, id: number) {
  return tx
    .selectFrom('members')
    .select(decisive)
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The household of a person, read before it is locked. */
export async function findHouseholdOf(db: Reader, memberId: number): Promise<number | undefined> {
  const row = await db.selectFrom('members').select('household_id').where('id', '=', memberId).executeTakeFirst();
  return row?.household_id;
}

/** The person that this household has created with this idempotency key. */
export async function findMemberByKey(tx: Tx, householdId: number, key: string) {
  return tx
    .selectFrom('members')
    .select('id')
    .where('household_id', '=', householdId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** People who have left the household; only the office sees their numbers and documents (decision 37). */
export async function listWhoLeft(db: Reader, householdId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('members as m')
    .innerJoin('households as h', 'h.id', 'm.household_id')
    .select(['m.id', 'm.status', 'm.inactive_from', 'm.inactive_reason_id'])
    .select(['h.status as household_status', 'h.inactive_from as household_inactive_from'])
    .where('h.id', '=', householdId)
    .where('m.is_main', '=', false)
    .where('m.status', '=', 'inactive')
    .execute();
  return rows
    .filter((row) => hasLeft(row, { status: row.household_status, inactive_from: row.household_inactive_from }))
    .map(({ id }) => id);
}

export async function hasMemberLeft(db: Reader, householdId: number, memberId: number): Promise<boolean> {
  return (await listWhoLeft(db, householdId)).includes(memberId);
}

/** Refuses with `forbidden` for a person who has left: the household cannot change or add anything of theirs. */
export async function assertNotLeft(db: Reader, householdId: number, memberId: number): Promise<void> {
  if (await hasMemberLeft(db, householdId, memberId)) return refuse('forbidden');
}

/** How many family members are not inactive. */
export async function countFamily(tx: Tx, householdId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('household_id', '=', householdId)
    .where('is_main', '=', false)
    .where('status', '!=', 'inactive')
    .executeTakeFirstOrThrow();
  return count;
}

/** The household's people with one of these statuses, locked in id order. */
export async function lockMembersWithStatus(tx: Tx, householdId: number, status: 'new' | 'waiting' | 'active') {
  return tx
    .selectFrom('members')
    .select(decisive)
    .where('household_id', '=', householdId)
    .where('status', '=', status)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Everybody in the household, locked in id order. */
export async function lockMembers(tx: Tx, householdId: number): Promise<LockedMember[]> {
  return tx
    .selectFrom('members')
    .select(decisive)
    .where('household_id', '=', householdId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Whether the board has excluded this person from a household before: same birth date and same name, in any spelling. */
export async function wasExcluded(db: Reader, id: number): Promise<boolean> {
  const { rows } = await sql<{ excluded: boolean }>`
    select exists (select from members m join members o on o.household_id = m.household_id and o.id <> m.id
      where m.id = ${id} and o.status = 'inactive' and o.inactive_reason_id in (${sql.join(exclusionReasonIds)})
        and ${hasSameNameAndBirthDate('o', 'm')} and ${hasSameLastName('o', 'm')}) as excluded`.execute(db);
  return rows[0]?.excluded ?? false;
}
