import type { Reader } from '../../platform/db.ts';
import '../deaths.tables.ts';

/** The households of cases, as far as there are any. */
export async function findHouseholdsOf(db: Reader, caseIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('death_cases')
    .select('household_id')
    .where('id', 'in', caseIds)
    .where('household_id', 'is not', null)
    .execute();
  return rows.flatMap(({ household_id }) => household_id ?? []);
}

/** The cases of events, each of which has the id of its first case; that one may stand alone so far. */
export async function listOfEvent(db: Reader, eventIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('death_cases')
    .select('id')
    .where((eb) => eb.or([eb('event_id', 'in', eventIds), eb('id', 'in', eventIds)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
