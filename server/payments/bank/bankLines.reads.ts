import { sql } from 'kysely';
import type { Seen } from '../../../domain/audit/lastDecision.ts';
import {
  type InvoiceStatus,
  type InvoiceStatusId,
  invoiceStatusOfId,
  openItem,
} from '../../../domain/invoicing/invoice.ts';
import { invoicesNamed } from '../../../domain/payments/bank/invoicesNamed.ts';
import type { LineDoubt } from '../../../domain/payments/bank/lineDoubt.ts';
import { textsOf } from '../../../domain/payments/bank/lineTexts.ts';
import { HELD_DAYS } from '../../../domain/payments/bank/openLines.ts';
import type { NamedInvoice } from '../../../domain/payments/bank/verdict.ts';
import { combinedNamed } from '../../../domain/payments/combinedReference.ts';
import { addDays, type Day } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import type { Shown } from '../../members/seen.actions.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { listInvoicesOfCombined } from '../combined/combined.reads.ts';
import type { PaymentSource } from '../payments.tables.ts';

/** A bank line in its present state. */
export type LineRecord = {
  id: number;
  source: PaymentSource;
  household_id: number | null;
  value_date: Day;
  amount_cents: Cents;
  is_return: boolean;
  return_code: string | null;
  counterparty_name: string | null;
  ultimate_name: string | null;
  bank_text: string | null;
  told_date: string | null;
  doubt: LineDoubt | null;
  counterparty_iban: string | null;
  remittance_text: string | null;
  structured_reference: string | null;
  end_to_end_id: string | null;
  is_left_to_person: boolean;
  dismissed_at: Date | null;
  dismissed_reason: string | null;
  split_at: Date | null;
  returned_on: Day | null;
  /** The payment booked by hand that this line confirms. */
  confirms: number | null;
  /** A payment booked by hand seems to be the same money. */
  is_booked_by_hand: boolean;
};

/** An invoice that a payer names, in any status. */
export type NamedInvoiceRecord = NamedInvoice & { bill_number: string; due_date: Day | null };

/** A payment booked by hand for the same invoice may be dated so many days before or after the bank line. */
export const DAYS_APART = 7;

/** Whether payment `m` was booked by hand and seems to be the same money as the credit `t`. */
const isSameMoney = sql`m.source = 'manual' and m.returned_on is null and m.amount_cents = t.amount_cents
  and not exists (select from bank_transactions other where other.confirms = m.id)
  and (m.transaction_key = t.bank_reference or m.payment_reference = t.payment_reference
    and abs(m.value_date - t.value_date) <= ${DAYS_APART})`;

const columns = sql`t.id, t.source, t.household_id, t.value_date, t.amount_cents, t.is_return, t.return_code, t.counterparty_name,
  t.counterparty_iban, t.remittance_text, t.structured_reference, t.end_to_end_id,
  t.ultimate_name, t.bank_text, t.told_date, t.doubt,
  t.is_left_to_person, t.dismissed_at, t.dismissed_reason, t.split_at, t.returned_on, t.confirms,
  t.amount_cents > 0 and exists (select from bank_transactions m where ${isSameMoney}) as is_booked_by_hand`;

const isUndecided = sql`t.source = 'statement' and t.household_id is null and t.dismissed_at is null and t.split_at is null
  and t.returned_on is null and t.confirms is null`;

/** These lines, in the order of the ids given. */
export async function listLinesOf(db: Reader, ids: readonly number[]): Promise<LineRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LineRecord>`
    select ${columns} from unnest(${ids}::integer[]) with ordinality as wanted (id, place)
    join bank_transactions t on t.id = wanted.id order by wanted.place`.execute(db);
  return rows;
}

type PartOfFile = { statement_id: number; after: number; most: number };

/** The undecided lines that a file brought first, after an id, in the order of their ids. */
export async function listUndecidedOf(db: Reader, { statement_id, after, most }: PartOfFile): Promise<LineRecord[]> {
  const { rows } = await sql<LineRecord>`
    select ${columns} from bank_transactions t
    where t.statement_id = ${statement_id} and t.id > ${after} and ${isUndecided}
    order by t.id limit ${most}`.execute(db);
  return rows;
}

export async function countUndecidedOf(db: Reader, statementId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from bank_transactions t
    where t.statement_id = ${statementId} and ${isUndecided}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lines in the order of their ids, locked until the end of the transaction. */
export async function lockLines(tx: Tx, ids: readonly number[]): Promise<LineRecord[]> {
  await sql`select from bank_transactions where id = any(${ids}) order by id for update`.execute(tx);
  const { rows } = await sql<LineRecord>`
    select ${columns} from bank_transactions t where t.id = any(${ids}) order by t.id`.execute(tx);
  return rows;
}

/** The households of the payments booked by hand that seem to be the same money as these credits. */
export async function listHouseholdsBookedByHand(db: Reader, lineIds: readonly number[]): Promise<number[]> {
  if (lineIds.length === 0) return [];
  const { rows } = await sql<{ household_id: number }>`
    select distinct m.household_id from bank_transactions t join bank_transactions m on ${isSameMoney}
    where t.id = any(${lineIds}) and m.household_id is not null`.execute(db);
  return rows.map(({ household_id }) => household_id);
}

export async function findLine(db: Reader, id: number): Promise<LineRecord | undefined> {
  const { rows } = await sql<LineRecord>`select ${columns} from bank_transactions t where t.id = ${id}`.execute(db);
  return rows[0];
}

/** `findLine`, locked until the end of the transaction. */
export async function lockLine(tx: Tx, id: number): Promise<LineRecord | undefined> {
  await sql`select from bank_transactions where id = ${id} for update`.execute(tx);
  return findLine(tx, id);
}

/**
 * The invoices that each line names, by the line's id: by their own numbers, or by the reference of a combined transfer, which
 * names all of its invoices (decision 62).
 */
export async function findInvoicesNamed(
  db: Reader,
  lines: readonly LineRecord[],
): Promise<Map<number, NamedInvoiceRecord[]>> {
  const credits = lines.filter(({ amount_cents }) => amount_cents > 0);
  const named = new Map(credits.map((line) => [line.id, { numbers: namedIn(line), combined: combinedIn(line) }]));
  const combined = await listInvoicesOfCombined(
    db,
    [...named.values()].flatMap((told) => told.combined),
  );
  const numbers = new Set([
    ...[...named.values()].flatMap((told) => told.numbers),
    ...combined.map(({ bill_number }) => bill_number),
  ]);
  const invoices = numbers.size > 0 ? await listInvoicesNumbered(db, [...numbers]) : [];
  return new Map(
    lines.map(({ id }) => {
      const told = named.get(id);
      const together = combined.filter((one) => told?.combined.includes(one.combined_transfer_id));
      const isCombined = (number: string) => together.some(({ bill_number }) => bill_number === number);
      const own = invoices.filter(({ bill_number: number }) => told?.numbers.includes(number) || isCombined(number));
      return [id, own.map((invoice) => ({ ...invoice, is_combined: isCombined(invoice.bill_number) }))];
    }),
  );
}

type Lacking = { household_id: number; bill_number: string; open_cents: Cents };

/**
 * Whether an undecided credit that was read in the last sixty days names this invoice, also by the reference of a combined transfer, or brings at least what it lacks
 * and names another invoice of its household: a standing order goes on naming last year's invoice.
 */
export async function isNamedByUndecided(db: Reader, lacking: Lacking, today: Day): Promise<boolean> {
  const { rows } = await sql<LineRecord & { own_bill_numbers: string[]; own_combined: CombinedOf[] }>`
    select ${columns}, own.bill_numbers as own_bill_numbers, own.combined as own_combined
    from bank_transactions t cross join (
      select array_agg(i.bill_number) as bill_numbers,
        array_agg('%' || replace(i.bill_number, '-', '') || '%')
          || coalesce((select array_agg(distinct '%' || lpad(c.id::text, 10, '0') || '%')
            from combined_transfers c where c.household_id = ${lacking.household_id}), '{}') as patterns,
        coalesce((select jsonb_agg(jsonb_build_object('number', o.combined_transfer_id, 'bill_number', b.bill_number))
          from combined_transfer_invoices o join sale_invoices b on b.id = o.sale_invoice_id
          where b.household_id = ${lacking.household_id}), '[]') as combined
      from sale_invoices i where i.household_id = ${lacking.household_id}) own
    where ${isUndecided} and t.amount_cents > 0 and not t.is_return
      and (t.created_at at time zone 'Europe/Vienna')::date > ${addDays(today, -HELD_DAYS)}::date
      and ${digitsTold} like any(own.patterns)`.execute(db);
  return rows.some((line) => {
    const combined = combinedIn(line);
    const together = line.own_combined.filter(({ number }) => combined.includes(number));
    const named = [...namedIn(line), ...together.map(({ bill_number }) => bill_number)];
    if (named.includes(lacking.bill_number)) return true;
    return line.amount_cents >= lacking.open_cents && named.some((number) => line.own_bill_numbers.includes(number));
  });
}

/**
 * Whether an undecided credit names one of these invoices, or a void one in whose place it was confirmed; also by the reference of a
 * combined transfer.
 */
export async function areNamedByUndecided(db: Reader, invoiceIds: readonly number[]): Promise<boolean> {
  const { rows: told } = await sql<{ bill_number: string; combined: number[] }>`
    with recursive own as (
      select id, bill_number from sale_invoices where id = any(${invoiceIds}::integer[])
      union select i.id, i.bill_number from sale_invoices i join own on i.replaced_by = own.id)
    select bill_number, array(select c.combined_transfer_id from combined_transfer_invoices c
      where c.sale_invoice_id = own.id) as combined from own`.execute(db);
  const numbers = told.map(({ bill_number }) => bill_number);
  const combined = told.flatMap((one) => one.combined);
  const patterns = [
    ...numbers.map((number) => `%${number.replace('-', '')}%`),
    ...combined.map((number) => `%${String(number).padStart(10, '0')}%`),
  ];
  const { rows } = await sql<LineRecord>`
    select ${columns} from bank_transactions t
    where ${isUndecided} and t.amount_cents > 0 and not t.is_return and ${digitsTold} like any(${patterns})`.execute(
    db,
  );
  const isNamed = (line: LineRecord) =>
    namedIn(line).some((number) => numbers.includes(number)) ||
    combinedIn(line).some((number) => combined.includes(number));
  return rows.some(isNamed);
}

/** All digits that are written on line `t`, to find lines quickly that may contain a number. */
const digitsTold = sql`regexp_replace(concat_ws(' ', t.structured_reference, t.end_to_end_id, t.remittance_text, t.bank_text),
  '[^0-9]', '', 'g')`;

type CombinedOf = { number: number; bill_number: string };

function combinedIn(line: LineRecord): number[] {
  return combinedNamed(...textsOf(line));
}

function namedIn(line: LineRecord): string[] {
  return invoicesNamed(...textsOf(line));
}

async function listInvoicesNumbered(db: Reader, numbers: readonly string[]): Promise<NamedInvoiceRecord[]> {
  const rows = await db
    .selectFrom('sale_invoices as i')
    .innerJoin('households as h', 'h.id', 'i.household_id')
    .select(['i.id', 'i.bill_number', 'i.household_id', 'i.status_id', 'i.amount_cents', 'i.paid_cents', 'i.due_date'])
    .where('i.bill_number', 'in', numbers)
    // an erased household has nobody left to pay for (decision 18)
    .where('h.erased_on', 'is', null)
    .orderBy('i.id')
    .execute();
  return rows.map(({ status_id, amount_cents, paid_cents, ...invoice }) => {
    const status = statusOf(status_id);
    return { ...invoice, status, open_cents: openItem(status, amount_cents, paid_cents) };
  });
}

function statusOf(id: InvoiceStatusId): InvoiceStatus {
  return invoiceStatusOfId(id) ?? fail(id);
}

function fail(id: number): never {
  throw new Error(`no invoice status has the id ${id}`);
}

/**
 * All parts of the split transfer that a payment belongs to, also parts of parts and undecided ones; only the payment itself if
 * it belongs to none.
 */
export async function listPartsOfWhole(db: Reader, id: number): Promise<{ id: number; household_id: number | null }[]> {
  const { rows } = await sql<{ id: number; household_id: number | null }>`
    with recursive down as (
      select whole_of(${id}) as id
      union all
      select t.id from bank_transactions t join down on t.split_from = down.id)
    select t.id, t.household_id from bank_transactions t join down on down.id = t.id
    where t.split_at is null order by t.id`.execute(db);
  return rows;
}

/**
 * The payments of all parts of the transfer, by household; only for the named payment is the office's last decision compared with
 * the one on screen.
 */
export async function listShownPayments(db: Reader, id: number, seen: Seen): Promise<Shown[]> {
  const parts = await listPartsOfWhole(db, id);
  return parts.map((part) => ({ household_id: part.household_id, seen: part.id === id ? seen : undefined }));
}

/** The whole transfer that a payment is or belongs to, and the debit that returned it, if a file contains one. */
export async function findTakenBack(db: Reader, id: number): Promise<{ whole_id: number; told_by: number | null }> {
  const { rows } = await sql<{ whole_id: number; told_by: number | null }>`
    select whole.id as whole_id, d.id as told_by from bank_transactions whole
    left join bank_transactions d on d.takes_back = whole.id where whole.id = whole_of(${id})`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`the payment ${id} is gone`);
  return row;
}
