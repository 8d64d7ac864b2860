import { sql } from 'kysely';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { mayChangeAnything } from '../../domain/members/members.access.ts';
import { refuse } from '../../domain/members/members.refusals.ts';
import { businessDay, type Day } from '../../domain/shared/day.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import type { Reader, Tx } from '../platform/db.ts';
import type { LockedMember } from './members.reads.ts';

export type LockedHousehold = { id: number; status: MemberStatus };
export type LockedPerson = { household: LockedHousehold; member: LockedMember };

/**
 * Locks the household until the end of the transaction, so that decisions about it stay valid. Every change of a household begins
 * with this, so that two changes never deadlock, and so that its cached answers become invalid (`revision`).
 */
export async function lockHousehold(tx: Tx, id: number): Promise<LockedHousehold | undefined> {
  const { rows } = await sql<LockedHousehold>`select * from lock_household(${id})`.execute(tx);
  return rows[0];
}

/** Does work on a locked household; nothing if it was erased meanwhile. */
export async function withLocked<R>(
  change: Change,
  id: number,
  work: (household: LockedHousehold) => Promise<R>,
): Promise<R | undefined> {
  const household = await lockHousehold(change.tx, id);
  return household && work(household);
}

/** `lockHousehold` for several, in the order of their ids; missing ones are left out. */
export async function lockHouseholds(tx: Tx, ids: readonly number[]): Promise<LockedHousehold[]> {
  const { rows } = await sql<LockedHousehold>`
    with locked as materialized (
      select id from households where id = any(${ids}) and erased_on is null order by id for no key update)
    update households h set revision = revision + 1 from locked l where l.id = h.id returning h.id, h.status`.execute(
    tx,
  );
  return rows;
}

/** Whether a household began with a paper form, and the application was submitted (decision 97), also if it was sent back since. */
export async function wasPaperSubmitted(db: Reader, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from paper_applications where household_id = ${id} and submitted_at is not null`.execute(db);
  return rows.length > 0;
}

/** Whether nothing about money is written to a household, because somebody has died (decision 60). */
export async function doesMoneyRest(db: Reader, id: number): Promise<boolean> {
  const row = await db.selectFrom('households').select('money_rests_since').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.money_rests_since !== null;
}

/** Whether there is such a household; it is not locked. */
export async function isHousehold(db: Reader, id: number): Promise<boolean> {
  return (await db.selectFrom('households').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** How a household began. */
export type Beginning = {
  /** The day of the registration (D4). */
  registered_on: Day;
  /** Whether the registration's e-mail address is not confirmed yet. */
  is_unconfirmed: boolean;
  active_from: Day | null;
};

export async function getBeginning(db: Reader, householdId: number): Promise<Beginning> {
  const { created_at, status, active_from } = await db
    .selectFrom('households as h')
    .leftJoin('accounts as a', 'a.id', 'h.account_id')
    .select(['h.created_at', 'h.active_from', 'a.status'])
    .where('h.id', '=', householdId)
    .executeTakeFirstOrThrow();
  return { registered_on: businessDay(created_at), is_unconfirmed: status === 'unconfirmed', active_from };
}

/**
 * `lockHousehold` for the actor's own household; refuses with `household_inactive` if it may not change anything any more (D25).
 * After this, sending back can no longer be taken back (decision 22).
 */
export async function lockOwnHousehold(change: Change<MemberActor>): Promise<LockedHousehold> {
  const { rows } = await sql<LockedHousehold>`
    select * from lock_own_household(${change.actor.household_id})`.execute(change.tx);
  return open(rows[0]);
}

/** `lockOwnHousehold` together with one of its people, in one query; refuses with `MemberNotFound` for other people. */
export async function lockOwnMember(change: Change<MemberActor>, id: number): Promise<LockedPerson> {
  const { rows } = await sql<{ locked: { household: LockedHousehold | null; member: LockedMember | null } }>`
    select lock_member(${change.actor.household_id}, ${id}) as locked`.execute(change.tx);
  const { household = null, member = null } = rows[0]?.locked ?? {};
  return { household: open(household), member: member ?? refuse('MemberNotFound') };
}

function open(household: LockedHousehold | null | undefined): LockedHousehold {
  if (!household) return refuse('unauthenticated');
  if (!mayChangeAnything(household.status)) return refuse('household_inactive');
  return household;
}
