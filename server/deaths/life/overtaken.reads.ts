import type { Reader } from '../../platform/db.ts';
import type { ChangedRow, KeptEffect } from './life.tables.ts';
import { readSnapshot, stillStands } from './snapshot.ts';

/** Of the rows that a death has changed in a household those that somebody has changed since, or that are gone. */
export async function overtakenRows(db: Reader, { household_id, rows = [] }: KeptEffect): Promise<ChangedRow[]> {
  const now = await readSnapshot(db, household_id);
  return rows.filter((row) => !stillStands(now, row));
}
