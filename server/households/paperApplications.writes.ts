import { type Insertable, sql } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import './households.tables.ts';

export type NewPaper = Insertable<Tables['paper_applications']>;

export async function insertPaper(tx: Tx, paper: NewPaper): Promise<void> {
  await tx.insertInto('paper_applications').values(paper).execute();
}

export async function updatePaper(
  tx: Tx,
  householdId: number,
  fields: { counts: boolean } | { submitted_at: Date },
): Promise<void> {
  await tx.updateTable('paper_applications').set(fields).where('household_id', '=', householdId).execute();
}

export async function deletePaper(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('paper_applications').where('household_id', '=', householdId).execute();
}

/** Of two that enter the same person, the second waits until the first has ended: `marks` are what could tell that they are the same. */
export async function lockApplicant(tx: Tx, marks: readonly string[]): Promise<void> {
  // in one order, so that two with several marks in common never wait for each other
  for (const mark of marks.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`paper application/${mark}`}, 0))`.execute(tx);
  }
}
