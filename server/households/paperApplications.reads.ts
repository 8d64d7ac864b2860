import type { Day } from '../../domain/shared/day.ts';
import type { Reader } from '../platform/db.ts';
import { staffNameOf } from '../platform/staffName.ts';
import './households.tables.ts';

export type PaperRecord = {
  arrived_on: Day;
  counts: boolean;
  entered_at: Date;
  entered_by: number | null;
  submitted_at: Date | null;
  /** From which day the application counts now; null while it is not submitted. */
  submitted_on: Day | null;
  /** Who entered it; null once that account is gone. */
  by: string | null;
};

/** The application on paper with which a household began; undefined if it registered itself. */
export async function findPaper(db: Reader, householdId: number): Promise<PaperRecord | undefined> {
  return db
    .selectFrom('paper_applications as p')
    .innerJoin('households as h', 'h.id', 'p.household_id')
    .leftJoin('accounts as a', 'a.id', 'p.entered_by')
    .select(['p.arrived_on', 'p.counts', 'p.entered_at', 'p.entered_by', 'p.submitted_at'])
    .select(['h.submitted_on', staffNameOf('a').as('by')])
    .where('p.household_id', '=', householdId)
    .executeTakeFirst();
}

/** The household of a paper that was entered with this idempotency key. */
export async function findPaperByKey(db: Reader, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('paper_applications')
    .select('household_id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.household_id;
}
