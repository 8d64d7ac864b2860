import { sql } from 'kysely';
import type { Allocated } from '../../domain/payments/settlement.ts';
import { addDays, type Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';
import './payments.tables.ts';
import type { Reader, Tx } from '../platform/db.ts';
import { DAYS_APART } from './bank/bankLines.reads.ts';

/** The allocations of an invoice that count now, with the value dates of the payments. */
export async function listAllocated(db: Reader, invoiceId: number): Promise<Allocated[]> {
  return db
    .selectFrom('payment_allocations as a')
    .innerJoin('bank_transactions as t', 't.id', 'a.bank_transaction_id')
    .select(['a.amount_cents', 't.value_date'])
    .where('a.sale_invoice_id', '=', invoiceId)
    .where('a.reversed_at', 'is', null)
    .orderBy('t.value_date')
    .orderBy('a.id')
    .execute();
}

/** `listAllocated` for several invoices, by their ids. */
export async function listAllocatedOf(db: Reader, invoiceIds: readonly number[]): Promise<Map<number, Allocated[]>> {
  const { rows } = await sql<Allocated & { sale_invoice_id: number }>`
    select a.sale_invoice_id, a.amount_cents, t.value_date
    from payment_allocations a join bank_transactions t on t.id = a.bank_transaction_id
    where a.sale_invoice_id = any(${invoiceIds}) and a.reversed_at is null
    order by a.sale_invoice_id, t.value_date, a.id`.execute(db);
  return Map.groupBy(rows, ({ sale_invoice_id }) => sale_invoice_id);
}

/** How much of a transaction is allocated to each invoice now. */
export async function listParts(
  db: Reader,
  transactionId: number,
): Promise<{ sale_invoice_id: number; amount_cents: Cents }[]> {
  const { rows } = await sql<{ sale_invoice_id: number; amount_cents: Cents }>`
    select sale_invoice_id, sum(amount_cents)::integer as amount_cents from payment_allocations
    where bank_transaction_id = ${transactionId} and reversed_at is null
    group by sale_invoice_id order by sale_invoice_id`.execute(db);
  return rows;
}

/** The invoices to which a transaction is allocated, in id order: the order in which they are locked. */
export async function listInvoiceIdsOf(db: Reader, transactionId: number): Promise<number[]> {
  const { rows } = await sql<{ sale_invoice_id: number }>`
    select distinct sale_invoice_id from payment_allocations
    where bank_transaction_id = ${transactionId} order by sale_invoice_id`.execute(db);
  return rows.map((row) => row.sale_invoice_id);
}

/** The allocation that was made with an idempotency key, also if it no longer counts. */
export async function findAssignmentByKey(
  db: Reader,
  transactionId: number,
  key: string,
): Promise<{ sale_invoice_id: number } | undefined> {
  return db
    .selectFrom('payment_allocations')
    .select('sale_invoice_id')
    .where('bank_transaction_id', '=', transactionId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Whether a bank line with this reference and amount exists that the bank did not return, decided or not. */
export async function isLineOfBank(
  db: Reader,
  { transaction_key, amount_cents }: { transaction_key: string; amount_cents: Cents },
): Promise<boolean> {
  const row = await db
    .selectFrom('bank_transactions')
    .select('id')
    .where('source', '=', 'statement')
    .where('bank_reference', '=', transaction_key)
    .where('amount_cents', '=', amount_cents)
    .where('returned_on', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a payment with this key is booked already and was not returned. */
export async function isBooked(db: Reader, transaction_key: string): Promise<boolean> {
  const row = await db
    .selectFrom('bank_transactions')
    .select('id')
    .where('transaction_key', '=', transaction_key)
    .where('returned_on', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

type SamePayment = { sale_invoice_id: number; amount_cents: Cents; value_date: Day };

/**
 * Whether a bank file contains the same amount for the same invoice at about that day: somebody may have noted the day of the
 * statement instead.
 */
export async function isInBankFile(db: Reader, payment: SamePayment): Promise<boolean> {
  const row = await db
    .selectFrom('payment_allocations as a')
    .innerJoin('bank_transactions as t', 't.id', 'a.bank_transaction_id')
    .select('t.id')
    .where('t.statement_id', 'is not', null)
    .where('a.reversed_at', 'is', null)
    .where('a.sale_invoice_id', '=', payment.sale_invoice_id)
    .where('t.amount_cents', '=', payment.amount_cents)
    .where('t.value_date', '>=', addDays(payment.value_date, -DAYS_APART))
    .where('t.value_date', '<=', addDays(payment.value_date, DAYS_APART))
    .executeTakeFirst();
  return row !== undefined;
}

export async function findTransaction(db: Reader, id: number) {
  return transaction(db, id).executeTakeFirst();
}

export async function lockTransaction(tx: Tx, id: number) {
  return transaction(tx, id).forUpdate().executeTakeFirst();
}

function transaction(db: Reader, id: number) {
  return db
    .selectFrom('bank_transactions')
    .select(['id', 'source', 'household_id', 'value_date', 'amount_cents', 'returned_on', 'withdrawn_at'])
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      // nothing of an erased household may change any more (decision 18)
      not(
        exists(
          selectFrom('households as h')
            .select('h.id')
            .whereRef('h.id', '=', 'bank_transactions.household_id')
            .where('h.erased_on', 'is not', null),
        ),
      ),
    );
}

/** A payment that settled the one invoice that it names. */
export type Paid = { id: number; amount_cents: Cents; counterparty_name: string; payment_reference: string };

/** The latest payment that the bank can still return. */
export async function findLatestPaid(db: Reader): Promise<Paid | undefined> {
  const { rows } = await sql<Paid>`
    select id, amount_cents, coalesce(counterparty_name, '') as counterparty_name, payment_reference
    from bank_transactions
    where household_id is not null and returned_on is null and amount_cents > 0 and payment_reference is not null
    order by value_date desc, id desc limit 1`.execute(db);
  return rows[0];
}
