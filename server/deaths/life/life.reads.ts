import { sql } from 'kysely';
import { isSilentAboutMoney } from '../../../domain/deaths/deathCase.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import type { Reader } from '../../platform/db.ts';
import '../deaths.tables.ts';
import './life.tables.ts';

/** The households of cases, if they have any. */
export async function findHouseholdsOf(db: Reader, caseIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('death_cases')
    .select('household_id')
    .where('id', 'in', caseIds)
    .where('household_id', 'is not', null)
    .execute();
  return rows.flatMap(({ household_id }) => household_id ?? []);
}

/** The cases of events. An event has the id of its first case, which may be its only one so far. */
export async function listOfEvent(db: Reader, eventIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('death_cases')
    .select('id')
    .where((eb) => eb.or([eb('event_id', 'in', eventIds), eb('id', 'in', eventIds)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The e-mail address that somebody has of their own. */
export async function findOwnEmail(db: Reader, memberId: number): Promise<string | null> {
  const row = await db.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirst();
  return row?.email ?? null;
}

/** The family name by which a household is addressed: its main member's. */
export async function findFamilyName(db: Reader, householdId: number): Promise<string> {
  const row = await db
    .selectFrom('members')
    .select('last_name')
    .where('household_id', '=', householdId)
    .where('is_main', '=', true)
    .executeTakeFirst();
  return row?.last_name ?? '';
}

/** Whom a mail to a representative greets. */
export async function findRepresentative(db: Reader, id: number) {
  return db
    .selectFrom('substitutes')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How often the families of a case were told that it was a mistake. */
export async function countCorrections(db: Reader, caseId: number): Promise<number> {
  const { count } = await db
    .selectFrom('death_case_effects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('case_id', '=', caseId)
    .where('kind', '=', 'corrected')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Effects of a case that were not undone, in the order in which they happened. */
export async function listStanding(db: Reader, caseId: number) {
  return db
    .selectFrom('death_case_effects')
    .select(['id', 'kind', 'before', 'own_email', 'done_at'])
    .where('case_id', '=', caseId)
    .where('undone_at', 'is', null)
    .where('kind', '<>', 'corrected')
    .orderBy('id')
    .execute();
}
export type StandingEffect = Awaited<ReturnType<typeof listStanding>>[number];

/** The households that a case has changed, by id. */
export async function listAffected(db: Reader, caseId: number): Promise<number[]> {
  const rows = await listStanding(db, caseId);
  return [...new Set(rows.map(({ before }) => before.household_id))].sort((a, b) => a - b);
}

/** Whether another case is silent about the money of a household: two of it have died. */
export async function isHeldByAnother(
  db: Reader,
  { household_id, case_id }: { household_id: number; case_id: number },
) {
  const rows = await db
    .selectFrom('death_case_effects as e')
    .innerJoin('death_cases as c', 'c.id', 'e.case_id')
    .select(['c.state', 'e.before'])
    .where('e.kind', '=', 'money_rests')
    .where('e.undone_at', 'is', null)
    .where('c.id', '<>', case_id)
    .where(sql<boolean>`(e.before ->> 'household_id')::integer = ${household_id}`)
    .execute();
  return rows.some(({ state }) => isSilentAboutMoney(state));
}

/** The life of a case so far, the oldest step first. */
export async function listSteps(db: Reader, caseId: number) {
  return db
    .selectFrom('death_case_history')
    .select(['verb', 'to_state'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
}

export async function listHouseholdsOfMembers(db: Reader, memberIds: readonly number[]): Promise<number[]> {
  if (memberIds.length === 0) return [];
  const rows = await db.selectFrom('members').select('household_id').where('id', 'in', memberIds).distinct().execute();
  return rows.map(({ household_id }) => household_id);
}

export async function listMemberNames(db: Reader, memberIds: readonly number[]): Promise<Map<number, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('members as m')
    .select(['m.id', fullNameOf('m').as('name')])
    .where('m.id', 'in', memberIds)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findActiveFrom(db: Reader, memberId: number): Promise<Day | null> {
  const row = await db.selectFrom('members').select('active_from').where('id', '=', memberId).executeTakeFirst();
  return row?.active_from ?? null;
}
