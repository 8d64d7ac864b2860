import { type Insertable, type RawBuilder, sql } from 'kysely';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import { type Tables, type Tx, violatedIndex } from '../platform/db.ts';
import { isNamedIn } from '../platform/namedIn.ts';
import type { Named } from './namedPerson.reads.ts';

/** Refuses with `bank_transaction_already_exists` if the transaction is booked already and was not returned (D42). */
export async function insertTransaction(tx: Tx, row: Insertable<Tables['bank_transactions']>): Promise<number> {
  try {
    const { id } = await tx.insertInto('bank_transactions').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (violatedIndex(error) === 'bank_transactions_transaction_key_key')
      return refuse('bank_transaction_already_exists');
    throw error;
  }
}

export async function insertAllocation(tx: Tx, row: Insertable<Tables['payment_allocations']>): Promise<void> {
  await tx.insertInto('payment_allocations').values(row).execute();
}

type NewAllocation = { bank_transaction_id: number; sale_invoice_id: number; amount_cents: Cents };

/** Several allocations at once, by the same person at the same moment. */
export async function insertAllocations(
  tx: Tx,
  rows: readonly NewAllocation[],
  made: { created_by: number | null; created_at: Date },
): Promise<void> {
  await sql`
    insert into payment_allocations (bank_transaction_id, sale_invoice_id, amount_cents, created_by, created_at)
    select a.line, a.invoice, a.cents, ${made.created_by}::integer, ${made.created_at}::timestamptz
    from unnest(${rows.map((row) => row.bank_transaction_id)}::integer[], ${rows.map((row) => row.sale_invoice_id)}::integer[],
      ${rows.map((row) => row.amount_cents)}::integer[]) with ordinality as a (line, invoice, cents, place)
    order by a.place`.execute(tx);
}

export async function markReturned(tx: Tx, id: number, returnedOn: Day): Promise<void> {
  await tx.updateTable('bank_transactions').set({ returned_on: returnedOn }).where('id', '=', id).execute();
}

/** The payment was booked by hand in error; the bank did not return it. */
export async function markWithdrawn(tx: Tx, id: number, { today, now }: { today: Day; now: Date }): Promise<void> {
  const withdrawn = { returned_on: today, withdrawn_at: now };
  await tx.updateTable('bank_transactions').set(withdrawn).where('id', '=', id).execute();
}

/** Since when cash is confirmed; null: it is not any more. */
export async function setCounted(tx: Tx, ids: readonly number[], counted_at: Date | null): Promise<void> {
  await tx
    .updateTable('bank_transactions')
    .set({ counted_at })
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .where('source', '=', 'cash')
    .where('counted_at', counted_at === null ? 'is not' : 'is', null)
    .execute();
}

/** The allocations of a payment, of an invoice, or of one to the other. */
export type Allocations = { bank_transaction_id: number } | { sale_invoice_id: number };

/** Reverses allocations; they stay as history. */
export async function reverseAllocations(tx: Tx, which: Allocations, now: Date): Promise<void> {
  await tx
    .updateTable('payment_allocations')
    .set({ reversed_at: now })
    .where((eb) => eb.and(which))
    .where('reversed_at', 'is', null)
    .execute();
}

const NOBODY = {
  counterparty_name: null,
  counterparty_iban: null,
  ultimate_name: null,
  bank_text: null,
  remittance_text: null,
  bank_reference: null,
  end_to_end_id: null,
  structured_reference: null,
} as const;

/** A payment that fulfils the condition, or the bank line that confirms such a payment; `of` is the payment. */
function isOfOrConfirms(condition: RawBuilder<unknown>) {
  return sql<boolean>`exists (select from bank_transactions of
    where of.id in (bank_transactions.id, bank_transactions.confirms) and ${condition})`;
}

/** The key of a payment booked by hand may contain words that a clerk typed, so it is replaced. */
const KNOWN_BY_ITSELF = sql<string>`case source when 'statement' then transaction_key else 'erased/' || id end`;

/**
 * Clears payers and texts of a household's payments; day, amount and invoice stay. The key of a payment booked by hand is
 * replaced, because it may contain typed words; a bank line keeps its digest, so that reading an old file again does not bring it
 * back. Idempotency keys of allocations are cleared as well.
 */
export async function clearPayersOf(tx: Tx, householdId: number): Promise<void> {
  await tx
    .updateTable('bank_transactions')
    .set({ ...NOBODY, transaction_key: KNOWN_BY_ITSELF })
    .where(isOfOrConfirms(sql`of.household_id = ${householdId}`))
    .execute();
  await tx
    .updateTable('payment_allocations')
    .set({ idempotency_key: null })
    .where('idempotency_key', 'is not', null)
    .where(
      'bank_transaction_id',
      'in',
      tx.selectFrom('bank_transactions').select('id').where('household_id', '=', householdId),
    )
    .execute();
}

/** `clearPayersOf` for payments before a day that name somebody. */
export async function clearPayersNamed(tx: Tx, { household_id, names, before }: Named): Promise<void> {
  const words = sql`concat_ws(' ', counterparty_name, ultimate_name, remittance_text, bank_text, structured_reference)`;
  const isTheirs = isOfOrConfirms(sql`of.household_id = ${household_id}`);
  await tx
    .updateTable('bank_transactions')
    .set({ ...NOBODY, transaction_key: KNOWN_BY_ITSELF })
    .where(isTheirs)
    .where('value_date', '<', before)
    .where(isNamedIn(words, names))
    .execute();
}

/** `clearPayersOf` for lines without a household that were dismissed, split or returned, from before a day; returns how many. */
export async function clearUnassignedPayersBefore(tx: Tx, before: Day): Promise<number> {
  const dismissed = await tx
    .updateTable('bank_transactions')
    .set({ ...NOBODY, dismissed_reason: '' })
    .where('dismissed_reason', '!=', '')
    .where('value_date', '<', before)
    .executeTakeFirst();
  const over = await tx
    .updateTable('bank_transactions')
    .set(NOBODY)
    .where(({ eb, and, or }) =>
      or([eb('split_at', 'is not', null), and([eb('household_id', 'is', null), eb('returned_on', 'is not', null)])]),
    )
    .where('value_date', '<', before)
    .where(sql<boolean>`num_nonnulls(${sql.join(Object.keys(NOBODY).map((column) => sql.ref(column)))}) > 0`)
    .executeTakeFirst();
  return Number(dismissed.numUpdatedRows + over.numUpdatedRows);
}

/** Payments, refunds and known accounts of a household belong to another one from now on. */
export async function movePayments(tx: Tx, from: number, household_id: number): Promise<void> {
  await tx
    .updateTable('bank_transactions')
    .set({ household_id, merged_from: from })
    .where('household_id', '=', from)
    .execute();
  await tx.updateTable('refunds').set({ household_id }).where('household_id', '=', from).execute();
  await sql`
    insert into household_accounts (household_id, iban)
    select ${household_id}, iban from household_accounts where household_id = ${from} on conflict do nothing`.execute(
    tx,
  );
  await sql`delete from household_accounts where household_id = ${from}`.execute(tx);
}
