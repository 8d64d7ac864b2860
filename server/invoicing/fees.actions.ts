import { feeTableProblems, type WrittenFee } from '../../domain/invoicing/feeTable.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import { type Day, isAfter } from '../../domain/shared/day.ts';
import type { Change } from '../platform/work.ts';
import { lastFeesFrom, lockFees } from './fees.reads.ts';
import { deleteFeesFrom, insertFees } from './invoicing.writes.ts';

type NewFees = { fees: readonly WrittenFee[]; valid_from: Day };

/**
 * From this day on everybody is billed by a new fee table, in place of one that was to begin then or later (D35). Refuses
 * with `validation_failed` where somebody would have no fee or two, and with `fees_in_force_already` where a table that
 * has been reckoned with began on that day or later.
 */
export async function introduceFees(change: Change, { fees, valid_from }: NewFees): Promise<void> {
  const errors = feeTableProblems(fees);
  if (Object.keys(errors).length > 0) return refuse('validation_failed', { errors });
  await lockFees(change.tx);
  const last = await lastFeesFrom(change.tx, change.today);
  if (last && !isAfter(valid_from, last)) return refuse('fees_in_force_already');
  await deleteFeesFrom(change.tx, valid_from);
  await insertFees(
    change.tx,
    fees.map(({ amount, ...fee }) => ({ ...fee, amount_cents: amount, valid_from, valid_to: null })),
  );
}
