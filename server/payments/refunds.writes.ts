import { type Insertable, sql, type Updateable } from 'kysely';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import type { RefundPart } from '../../domain/payments/refund.ts';
import { type Tables, type Tx, violatedIndex } from '../platform/db.ts';
import { isNamedIn } from '../platform/namedIn.ts';
import type { Named } from './namedPerson.reads.ts';

/** Refuses with `refund_already_exists` for the same amount on the same day, unless that refund was undone. */
export async function insertRefund(
  tx: Tx,
  row: Insertable<Tables['refunds']>,
  parts: readonly RefundPart[],
): Promise<number> {
  const { id } = await tx
    .insertInto('refunds')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error) => {
      if (violatedIndex(error) === 'refunds_once') return refuse('refund_already_exists');
      throw error;
    });
  await tx
    .insertInto('refund_parts')
    .values(parts.map((part) => ({ ...part, refund_id: id })))
    .execute();
  return id;
}

type Undone = { undone_at: Date; undone_by: number | null; bank_transaction_id: null };

/** Marks a refund as undone, or as confirmed by a bank line; its parts stay as history. */
export async function changeRefund(
  tx: Tx,
  id: number,
  fields: Undone | Required<Pick<Updateable<Tables['refunds']>, 'bank_transaction_id'>>,
): Promise<void> {
  await tx.updateTable('refunds').set(fields).where('id', '=', id).execute();
}

const NOBODY = { recipient_name: null, recipient_iban: null, reason: '', idempotency_key: null };

/** Clears recipients and reasons of a household's refunds; day, amount and the refunded payments stay. */
export async function clearRecipientsOf(tx: Tx, householdId: number): Promise<void> {
  await tx.updateTable('refunds').set(NOBODY).where('household_id', '=', householdId).execute();
}

/** `clearRecipientsOf` for refunds before a day that name somebody. */
export async function clearRecipientsNamed(tx: Tx, { household_id, names, before }: Named): Promise<void> {
  await tx
    .updateTable('refunds')
    .set(NOBODY)
    .where('household_id', '=', household_id)
    .where('value_date', '<', before)
    .where(isNamedIn(sql`concat_ws(' ', recipient_name, reason)`, names))
    .execute();
}
