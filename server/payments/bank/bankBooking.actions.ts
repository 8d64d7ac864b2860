import { sql } from 'kysely';
import { record } from '../../audit/audit.actions.ts';
import type { Context } from '../../platform/context.ts';
import { isOutage, isRetryable } from '../../platform/db.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { bookNamed } from './bankLines.actions.ts';
import type { LineRecord } from './bankLines.reads.ts';
import { bookTogether } from './bookingTogether.actions.ts';
import { confirmNamed } from './confirming.actions.ts';

/**
 * Books a bank line for the invoices that it names, or as confirmation of the payment booked by hand that it names, if
 * there is no doubt; returns whether it did (D42, decision 40).
 */
export async function bookNamedLine(change: StaffChange, id: number): Promise<boolean> {
  const told = await confirmNamed(change, id);
  if (told) {
    await record(change, { action: 'payment.told', household_id: told.household_id, subject_id: told.payment_id });
    return true;
  }
  const [invoice] = await bookNamed(change, id);
  if (!invoice) return false;
  await record(change, { action: 'payment.matched', household_id: invoice.household_id, subject_id: id });
  return true;
}

/**
 * The same for several lines in this transaction. Returns false if one of them fails: then nothing was booked, and each has
 * to be booked in a transaction of its own.
 */
export async function bookNamedLines(
  { log }: Pick<Context, 'log'>,
  change: StaffChange,
  lines: readonly LineRecord[],
): Promise<boolean> {
  await sql`savepoint together`.execute(change.tx);
  try {
    const { booked, apart } = await bookTogether(change, lines);
    const action = 'payment.matched' as const;
    await record(change, ...booked.map(({ line_id, household_id }) => ({ action, household_id, subject_id: line_id })));
    for (const id of apart) await bookNamedLine(change, id);
    return true;
  } catch (error) {
    if (isOutage(error) || isRetryable(error)) throw error;
    log.error({ err: error, lines: lines.length }, 'booking in one transaction failed, each line separately');
    await sql`rollback to savepoint together`.execute(change.tx);
    return false;
  }
}
