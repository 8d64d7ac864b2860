import { type Insertable, sql } from 'kysely';
import { receiptNumber } from '../../domain/cash/receiptNumber.ts';
import { type Day, yearOf } from '../../domain/shared/day.ts';
import type { Tables, Tx } from '../platform/db.ts';
import './cash.tables.ts';

export type NewEntry = Omit<Insertable<Tables['cash_entries']>, 'no' | 'year'>;

/** Locks the cash book until the end of the transaction, so that an entry and a count never pass each other. */
export async function lockCashBook(tx: Tx): Promise<void> {
  await sql`lock table cash_counters in exclusive mode`.execute(tx);
}

/** The next number of a year. A transaction that is rolled back gives it back, so numbers have no gaps. */
export async function takeReceiptNumber(tx: Tx, day: Day): Promise<{ year: number; no: number; receipt_no: string }> {
  const year = yearOf(day);
  const { rows } = await sql<{ no: number }>`
    insert into cash_counters (year, last_no) values (${year}, 1)
    on conflict (year) do update set last_no = cash_counters.last_no + 1 returning last_no as no`.execute(tx);
  const no = rows[0]?.no ?? fail(year);
  return { year, no, receipt_no: receiptNumber({ year, no }) };
}

export async function insertEntry(tx: Tx, row: Insertable<Tables['cash_entries']>): Promise<number> {
  const { id } = await tx.insertInto('cash_entries').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertClosing(tx: Tx, row: Insertable<Tables['cash_closings']>): Promise<number> {
  const { id } = await tx.insertInto('cash_closings').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The count contains every entry up to its day that no earlier count contains. */
export async function putIntoClosing(tx: Tx, { id, day }: { id: number; day: Day }): Promise<void> {
  await tx
    .updateTable('cash_entries')
    .set({ cash_closing_id: id })
    .where('cash_closing_id', 'is', null)
    .where('day', '<=', day)
    .execute();
}

export async function setAgreed(tx: Tx, id: number, agreed: { agreed_by: number; agreed_at: Date }): Promise<void> {
  await tx.updateTable('cash_closings').set(agreed).where('id', '=', id).execute();
}

export async function insertDepositLine(tx: Tx, row: Insertable<Tables['cash_deposit_lines']>): Promise<void> {
  await tx.insertInto('cash_deposit_lines').values(row).execute();
}

/** Returns the deposit of which this bank line told. */
export async function deleteDepositLine(tx: Tx, lineId: number): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('cash_deposit_lines')
    .where('bank_transaction_id', '=', lineId)
    .returning('cash_entry_id')
    .executeTakeFirst();
  return row?.cash_entry_id;
}

/** Clears the words of a household's entries; numbers, days and amounts stay. */
export async function clearWordsOf(tx: Tx, householdId: number): Promise<void> {
  await tx
    .updateTable('cash_entries')
    .set({ text: null, idempotency_key: null })
    .where('household_id', '=', householdId)
    .execute();
}

/** Clears words and names of staff from before a day; returns how many entries had some. */
export async function clearWordsBefore(tx: Tx, before: Day): Promise<number> {
  const entries = await tx
    .updateTable('cash_entries')
    .set({ text: null, created_by: null, idempotency_key: null })
    .where('day', '<', before)
    .where(sql<boolean>`num_nonnulls(text, created_by, idempotency_key) > 0`)
    .executeTakeFirst();
  await tx
    .updateTable('cash_closings')
    .set({ difference_reason: sql`case when difference_reason is null then null else '' end` })
    .set({ closed_by: null, agreed_by: null })
    .where('day', '<', before)
    .where(sql<boolean>`difference_reason <> '' or num_nonnulls(closed_by, agreed_by) > 0`)
    .execute();
  return Number(entries.numUpdatedRows);
}

function fail(year: number): never {
  throw new Error(`no receipt number for ${year}`);
}
