import { type Insertable, sql, type Updateable } from 'kysely';
import type { ReleaseState } from '../../domain/release/release.contract.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Tables, Tx } from '../platform/db.ts';
import { type Chosen, selectChosen } from './chosen.reads.ts';
import './release.tables.ts';

export async function insertRelease(tx: Tx, row: Insertable<Tables['releases']>): Promise<number> {
  const { id } = await tx.insertInto('releases').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Keeps the chosen households with the release; returns how many. */
export async function insertChosen(tx: Tx, releaseId: number, chosen: Chosen): Promise<number> {
  const { rows } = await sql`
    insert into release_households (release_id, household_id, invitation)
    ${selectChosen(releaseId, chosen)} returning household_id`.execute(tx);
  return rows.length;
}

export type LockedRelease = { id: number; state: ReleaseState; leaves_at: Date | null; asked_by: number | null };

/** Locks a release until the end of the transaction. */
export async function lockRelease(tx: Tx, id: number): Promise<LockedRelease | undefined> {
  return tx
    .selectFrom('releases')
    .select(['id', 'state', 'leaves_at', 'asked_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRelease(tx: Tx, id: number, values: Updateable<Tables['releases']>): Promise<void> {
  await tx.updateTable('releases').set(values).where('id', '=', id).execute();
}

/** These households of a release are released from this day on. */
export async function markReleased(
  tx: Tx,
  releaseId: number,
  { householdIds, on }: { householdIds: readonly number[]; on: Day },
): Promise<void> {
  await sql`update release_households set released_on = ${on}
    where release_id = ${releaseId} and household_id = any(${householdIds}::integer[])`.execute(tx);
}
