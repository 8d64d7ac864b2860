import { sql } from 'kysely';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { mayChangeAnything } from '../../domain/members/members.access.ts';
import { refuse } from '../../domain/members/members.refusals.ts';
import { businessDay, type Day } from '../../domain/shared/day.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Tx } from '../platform/db.ts';
import type { Change } from '../platform/work.ts';
import type { LockedMember } from './members.reads.ts';

export type LockedHousehold = { id: number; status: MemberStatus };
export type LockedPerson = { household: LockedHousehold; member: LockedMember };

/**
 * Waits until nobody else changes the household, and keeps it so until the end of the transaction: what is decided
 * about it afterwards stays true. Every change of a household begins with this, so that two never wait for each other,
 * and so that answers made before are known to be old (`revision`).
 */
export async function lockHousehold(tx: Tx, id: number): Promise<LockedHousehold | undefined> {
  const { rows } = await sql<LockedHousehold>`select * from lock_household(${id})`.execute(tx);
  return rows[0];
}

/** The same for several at once, in the order of their ids; those that are not there any more are left out. */
export async function lockHouseholds(tx: Tx, ids: readonly number[]): Promise<LockedHousehold[]> {
  const { rows } = await sql<LockedHousehold>`
    with locked as materialized (
      select id from households where id = any(${ids}) and erased_on is null order by id for no key update)
    update households h set revision = revision + 1 from locked l where l.id = h.id returning h.id, h.status`.execute(
    tx,
  );
  return rows;
}

/** The day on which somebody registered it (D4). */
export async function getRegistrationDay(tx: Tx, id: number): Promise<Day> {
  const { created_at } = await tx
    .selectFrom('households')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return businessDay(created_at);
}

/**
 * The same for the actor's own household; `household_inactive` if it may change nothing any more (D25). What the office
 * had sent back can then no longer be taken back (decision 22).
 */
export async function lockOwnHousehold(change: Change<MemberActor>): Promise<LockedHousehold> {
  const { rows } = await sql<LockedHousehold>`
    select * from lock_own_household(${change.actor.household_id})`.execute(change.tx);
  return open(rows[0]);
}

/** The same together with one of its people, in one round; `MemberNotFound` for anybody else's. */
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
