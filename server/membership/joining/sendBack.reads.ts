import type { Waited } from '../../households/households.tables.ts';
import type { Reader } from '../../platform/db.ts';
import { getWaitingFacts } from './waiting.reads.ts';

/** The waiting periods of a household, stored while its application is sent back (decision 22). */
export async function readWaited(db: Reader, householdId: number): Promise<Waited> {
  const household = await db
    .selectFrom('households')
    .select(['submitted_on', 'status_since', 'waiting_from', 'waiting_until'])
    .where('id', '=', householdId)
    .executeTakeFirstOrThrow();
  const { persons } = await getWaitingFacts(db, householdId);
  return {
    ...household,
    persons: persons.map(({ id, began_on, joined_later, waiting_from, waiting_until }) => ({
      id,
      began_on,
      joined_later,
      waiting_from,
      waiting_until,
    })),
  };
}

/** Why a household was sent back, and its former waiting periods; both null if it is not sent back. */
export async function findWaited(db: Reader, householdId: number) {
  return db
    .selectFrom('households')
    .select(['sent_back_reason', 'before_sent_back as waited'])
    .where('id', '=', householdId)
    .executeTakeFirstOrThrow();
}
