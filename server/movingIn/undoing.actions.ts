import { sql } from 'kysely';
import type { KeptBecause, UndoOutcome } from '../../domain/movingIn/undo.ts';
import { record } from '../audit/audit.actions.ts';
import { changeInvoiceStatus } from '../invoicing/invoices.actions.ts';
import { listInvoices } from '../invoicing/invoices.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { eraseAllOf } from '../membership/erasure/erasure.actions.ts';
import type { Change, Context } from '../platform/context.ts';
import { isOutage, isRetryable } from '../platform/db.ts';
import type { MadeRow } from './takeOvers.reads.ts';
import { findWrittenSince } from './writtenSince.reads.ts';

type Undone = { undone: UndoOutcome; reasons: KeptBecause[] };

/**
 * Takes one household back, unless anything was written to it since: then it stays, with what was written. Everybody in it came with
 * the list: people who were here before are never touched. The number and a void invoice stay, as after an erasure (D14, D38).
 */
export async function undoOne({ log }: Pick<Context, 'log'>, change: Change, row: MadeRow): Promise<Undone> {
  const { household_id } = row;
  if (household_id === null) return { undone: 'kept', reasons: ['gone'] };
  await sql`savepoint household`.execute(change.tx);
  try {
    const undone = await takeBack(change, { id: row.id, household_id });
    await sql`release savepoint household`.execute(change.tx);
    return undone;
  } catch (error) {
    if (isOutage(error) || isRetryable(error)) throw error;
    log.error({ err: error, item: row.id }, 'a household could not be taken back');
    await sql`rollback to savepoint household`.execute(change.tx);
    return { undone: 'failed', reasons: [] };
  }
}

async function takeBack(change: Change, { id, household_id }: { id: number; household_id: number }): Promise<Undone> {
  // waits for whoever changes the household now, without counting as a change
  await sql`select from households where id = ${household_id} for no key update`.execute(change.tx);
  const reasons = await findWrittenSince(change.tx, { id, household_id });
  if (!reasons) return { undone: 'kept', reasons: ['gone'] };
  if (reasons.length > 0) return { undone: 'kept', reasons };
  await lockHousehold(change.tx, household_id);
  for (const invoice of await listInvoices(change.tx, household_id, { direction: 'asc' })) {
    await changeInvoiceStatus(change, invoice, 'void');
  }
  await eraseAllOf(change, { id: household_id, account_id: null });
  await record(change, { action: 'household.taking_over_undone', household_id, subject_id: null });
  return { undone: 'taken_back', reasons: [] };
}
