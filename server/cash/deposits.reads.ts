import { sql } from 'kysely';
import type { CashBook } from '../../domain/cash/cash.contract.ts';
import type { TakenCash } from '../../domain/cash/provenByDeposit.ts';
import { receiptNumber } from '../../domain/cash/receiptNumber.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { type Cents, cents, toEuros } from '../../domain/shared/money.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { listOfSameAmount } from '../payments/bank/sameAmount.reads.ts';
import type { Reader } from '../platform/db.ts';
import './cash.tables.ts';

/** Whether entry `e` is a deposit that counts. */
const isDeposit = sql`e.kind = 'deposit' and e.reverses is null
  and not exists (select from cash_entries r where r.reverses = e.id)`;

type Untold = { id: number; year: number; no: number; day: Day; amount_cents: Cents };

/** Deposits of which no bank line tells, each with the lines that may be it; the oldest first. */
export async function listUntoldDeposits(db: Reader): Promise<CashBook['deposits']> {
  const { rows } = await sql<Untold>`
    select e.id, e.year, e.no, e.day, -e.amount_cents as amount_cents from cash_entries e
    where ${isDeposit} and not exists (select from cash_deposit_lines l where l.cash_entry_id = e.id)
    order by e.id limit ${MOST_WAITING}`.execute(db);
  const lines = await listOfSameAmount(db, rows);
  return rows.map(({ id, day, amount_cents, ...number }) => ({
    id,
    receipt_no: receiptNumber(number),
    day: toWireDay(day),
    amount: toEuros(amount_cents),
    lines: lines
      .filter(({ brought_id }) => brought_id === id)
      .map((line) => ({
        id: line.id,
        value_date: toWireDay(line.value_date),
        counterparty_name: line.counterparty_name,
      })),
  }));
}

/** A payment that was taken before a deposit; `is_counted`: a second person has counted it as well. */
export type BroughtCash = TakenCash & { is_counted: boolean };

/** The cash payments that were taken since the deposit before this one, in their order, without those that were reversed. */
export async function listBrought(db: Reader, depositId: number): Promise<BroughtCash[]> {
  const { rows } = await sql<BroughtCash>`
    select e.bank_transaction_id, e.amount_cents,
      coalesce(c.closed_by <> e.created_by or c.agreed_by <> e.created_by, false) as is_counted
    from cash_entries e left join cash_closings c on c.id = e.cash_closing_id
    where e.kind = 'payment' and e.reverses is null and e.id < ${depositId}
      and not exists (select from cash_entries r where r.reverses = e.id)
      and e.id > coalesce((select max(d.id) from cash_entries d where d.id < ${depositId} and d.kind = 'deposit'
        and d.reverses is null and not exists (select from cash_entries r where r.reverses = d.id)), 0)
    order by e.id`.execute(db);
  return rows;
}

/** How much was brought to the bank with this entry. */
export async function amountOfDeposit(db: Reader, id: number): Promise<Cents> {
  const row = await db.selectFrom('cash_entries').select('amount_cents').where('id', '=', id).executeTakeFirstOrThrow();
  return cents(-row.amount_cents);
}
