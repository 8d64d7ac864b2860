import { type RawBuilder, sql } from 'kysely';
import type { CashEntry, CashReceipt } from '../../domain/cash/cash.contract.ts';
import { refuse } from '../../domain/cash/cash.refusals.ts';
import type { CashKind } from '../../domain/cash/cashKinds.ts';
import { receiptNumber } from '../../domain/cash/receiptNumber.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { type Cents, toEuros } from '../../domain/shared/money.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import type { Reader } from '../platform/db.ts';
import { staffNameOf } from '../platform/staffName.ts';
import './cash.tables.ts';

type Number = { year: number; no: number };

/** An entry of the cash book with what its lists show. */
export type EntryRecord = Number & {
  id: number;
  kind: CashKind;
  day: Day;
  amount_cents: Cents;
  household_id: number | null;
  membership_no: string | null;
  name: string | null;
  bank_transaction_id: number | null;
  /** Whose the payment is now; another household than `household_id` where that was merged (decision 109). */
  paid_for: number | null;
  text: string | null;
  reverses: number | null;
  cash_closing_id: number | null;
  created_by: number | null;
  created_at: Date;
  taken_by: string | null;
  from: string | null;
  bill_numbers: string[];
  reversed: Number | null;
  reversed_by: Number | null;
  is_confirmed: boolean | null;
  is_told: boolean;
};

export async function listEntriesOfDay(db: Reader, day: Day): Promise<EntryRecord[]> {
  return listEntries(db, sql`e.day = ${day}`);
}

/** The receipts of a household, the latest first. */
export async function listEntriesOf(db: Reader, householdId: number): Promise<EntryRecord[]> {
  return (await listEntries(db, sql`e.household_id = ${householdId}`)).reverse();
}

/** Refuses with `cash_entry_not_found`. */
export async function getEntry(db: Reader, id: number): Promise<EntryRecord> {
  const [entry] = await listEntries(db, sql`e.id = ${id}`);
  return entry ?? refuse('cash_entry_not_found');
}

/** The entry that somebody made with this idempotency key. */
export async function findEntryByKey(
  db: Reader,
  { key, by }: { key: string | undefined; by: number | null },
): Promise<EntryRecord | undefined> {
  if (!key) return undefined;
  const [entry] = await listEntries(db, sql`e.idempotency_key = ${key} and e.created_by = ${by}`);
  return entry;
}

export async function findLastEntryId(db: Reader): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from cash_entries`.execute(db);
  return rows[0]?.id ?? null;
}

/** More than an office enters in a day, or a household pays in seven years. */
const MOST = 500;

/** Entries with their household, invoices, counter-entries and whether they are confirmed, in the order of their making. */
async function listEntries(db: Reader, which: RawBuilder<unknown>): Promise<EntryRecord[]> {
  const { rows } = await sql<Omit<EntryRecord, 'created_at'> & { created_at: Date }>`
    select e.id, e.year, e.no, e.kind, e.day, e.amount_cents, e.household_id, h.membership_no, ${fullNameOf('m')} as name,
      e.bank_transaction_id, t.household_id as paid_for, e.text, e.reverses, e.cash_closing_id, e.created_by, e.created_at,
      ${staffNameOf('a')} as taken_by, t.counterparty_name as "from",
      (select coalesce(json_agg(distinct i.bill_number), '[]') from payment_allocations p
        join sale_invoices i on i.id = p.sale_invoice_id
        where p.bank_transaction_id = e.bank_transaction_id
          and (p.reversed_at is null or t.withdrawn_at is not null)) as bill_numbers,
      (select json_build_object('year', r.year, 'no', r.no) from cash_entries r where r.id = e.reverses) as reversed,
      (select json_build_object('year', r.year, 'no', r.no) from cash_entries r where r.reverses = e.id) as reversed_by,
      case when e.kind = 'payment' and e.reverses is null then t.counted_at is not null end as is_confirmed,
      exists (select from cash_deposit_lines l where l.cash_entry_id = e.id) as is_told
    from cash_entries e
    left join accounts a on a.id = e.created_by
    left join bank_transactions t on t.id = e.bank_transaction_id
    left join households h on h.id = e.household_id
    left join members m on m.household_id = h.id and m.is_main
    where ${which} order by e.id limit ${MOST}`.execute(db);
  return rows;
}

export function toReceipt(entry: EntryRecord): CashReceipt {
  const { id, day, amount_cents, bill_numbers, reversed, reversed_by, taken_by } = entry;
  return {
    id,
    receipt_no: receiptNumber(entry),
    day: toWireDay(day),
    amount: toEuros(amount_cents),
    bill_numbers,
    reverses_no: reversed && receiptNumber(reversed),
    reversed_by_no: reversed_by && receiptNumber(reversed_by),
    taken_by,
  };
}

export function toEntry(entry: EntryRecord): CashEntry {
  const { kind, text, from, household_id, membership_no, name, created_at, cash_closing_id, is_confirmed } = entry;
  return {
    ...toReceipt(entry),
    kind,
    text,
    from,
    household:
      household_id === null || membership_no === null ? null : { household_id, membership_no, name: name ?? '' },
    created_at: created_at.toISOString(),
    is_counted: cash_closing_id !== null,
    is_confirmed: entry.reversed_by ? null : is_confirmed,
    may_reverse: isReversible(entry) && !entry.is_told,
  };
}

/** Neither reversed, nor itself a counter-entry, nor the difference of a count. */
export function isReversible({ kind, reverses, reversed_by }: EntryRecord): boolean {
  return kind !== 'difference' && reverses === null && reversed_by === null;
}
