import { type RawBuilder, sql } from 'kysely';
import type { Seen } from '../../../domain/audit/lastDecision.ts';
import { invoiceStatusIds, owedStatuses } from '../../../domain/invoicing/invoice.ts';
import { type Credit, FEW, type Payer } from '../../../domain/payments/bank/proposals.ts';
import { toldRun } from '../../../domain/payments/bank/wordsTold.ts';
import type { Shown } from '../../members/seen.actions.ts';
import type { Reader } from '../../platform/db.ts';
import '../payments.tables.ts';

const isOwed = sql`i.status_id in (${sql.join(owedStatuses.map((status) => sql.lit(invoiceStatusIds[status])))})`;

/** A name that more households share proves nothing, so no more rows are read. */
const MOST_NAMESAKES = 200;

/** Households that may have sent these credits; the rule `propose` decides which are likely. */
export async function listPayers(db: Reader, credits: readonly Credit[]): Promise<Payer[]> {
  const told = credits.flatMap((credit) => [
    ...credit.named_household_ids,
    ...credit.hinted_household_ids,
    ...credit.perhaps_household_ids,
    ...credit.member_household_ids,
    ...credit.old_number_household_ids,
    ...credit.short_number_household_ids,
    ...credit.account_household_ids,
  ]);
  const gapped = await findByGaps(db, credits);
  return readPayers(db, [...told, ...gapped, ...(await findByNames(db, credits))]);
}

/** Households with the names of their people and what they owe, without erased ones (decision 18). */
export async function readPayers(db: Reader, ids: readonly number[]): Promise<Payer[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Payer>`
    select h.id as household_id,
      coalesce((select array_agg(m.search_name order by not m.is_main, m.id) from members m where m.household_id = h.id), '{}') as names,
      coalesce((select jsonb_agg(jsonb_build_object('sale_invoice_id', i.id, 'household_id', i.household_id,
          'bill_number', i.bill_number, 'open_cents', i.amount_cents - i.paid_cents, 'due_date', i.due_date)
          order by i.due_date, i.id)
        from sale_invoices i where i.household_id = h.id and ${isOwed}), '[]') as invoices
    from (select distinct staying_household(asked.id) as id from unnest(${[...new Set(ids)]}::integer[]) asked (id)) told
    cross join lateral (select id from households where id = told.id and erased_on is null limit 1) h`.execute(db);
  return rows;
}

/**
 * Households with somebody whose first and last name the credit contains; with somebody whose last name it contains, if they owe
 * exactly the amount; and a few that owe the amount, to tell how many do. The lateral joins make it read each row by its key,
 * whatever the number of households: the planner overestimates the few rows and would hash all households. What these households owe
 * is materialised: otherwise the planner begins with everybody who owes the amount, and looks for each of them among the few.
 */
async function findByNames(db: Reader, credits: readonly Credit[]): Promise<number[]> {
  const told = credits.flatMap(({ words }, line) => [...words.whole].map((word) => ({ line, word })));
  const { rows } = await sql<{ household_id: number }>`
    with told as (
      select * from unnest(${told.map(({ line }) => line)}::integer[], ${told.map(({ word }) => word)}::text[])
        as told (line, word)),
    credits as (
      select cents, place - 1 as line
      from unnest(${credits.map(({ amount_cents }) => amount_cents)}::integer[]) with ordinality as credits (cents, place)),
    surnames as materialized (
      select line, word from told where exists (select from members where last_word_of(search_name) = word)),
    owing as (
      select s.line, c.cents, household_id from surnames s join credits c on c.line = s.line
      cross join lateral ${few(sql`last_word_of(m.search_name) = s.word`)}),
    owed as materialized (
      select i.household_id, i.cents from (select distinct household_id from owing) o
      cross join lateral (
        select i.household_id, i.amount_cents - i.paid_cents as cents from sale_invoices i
        where i.household_id = o.household_id and ${isOwed} offset 0) i)
    select household_id from surnames s join told t on t.line = s.line
      cross join lateral ${few(sql`last_word_of(m.search_name) = s.word and first_word_of(m.search_name) = t.word`)}
    union
    select household_id from owing o where exists (
      select from owed where owed.household_id = o.household_id and owed.cents = o.cents)
    union
    select i.household_id from (select distinct cents from credits) c cross join lateral (
      select household_id from sale_invoices i where ${isOwed} and i.amount_cents - i.paid_cents = c.cents
      order by due_date, id limit ${FEW + 1}) i`.execute(db);
  return rows.map(({ household_id }) => household_id);
}

/** Households with somebody of whose name the credit contains every letter that banks can transmit (`words_of`, decision 26). */
async function findByGaps(db: Reader, credits: readonly Credit[]): Promise<number[]> {
  const runs = credits.flatMap(({ words: { withGaps } }) => withGaps.map(toldRun));
  if (runs.length === 0) return [];
  const { rows } = await sql<{ household_id: number }>`
    select few.household_id from unnest(${[...new Set(runs)].map((run) => `'${run}':*`)}::text[]) told (part)
    cross join lateral ${few(sql`words_of(m.search_name) @@ told.part::tsquery`, MOST_WITH_A_PART)}`.execute(db);
  return rows.map(({ household_id }) => household_id);
}

/** More names contain a few given letters than contain a whole name. */
const MOST_WITH_A_PART = 2_000;

/** The households of the people `m` who fulfil the condition, at most `most`. */
function few(which: RawBuilder<unknown>, most: number = MOST_NAMESAKES) {
  return sql`(
    select household_id from (
      select household_id, count(*) over () as alike
      from (select household_id from members m where ${which} limit ${most + 1}) people) counted
    where alike <= ${most}) few`;
}

/** An account from which money of more households was booked is not their own: it belongs to a shop or a payment service. */
const MOST_OF_AN_ACCOUNT = 3;

/**
 * The households for which money from these accounts was booked, by a person or because the payer named an invoice, or whose
 * payments booked by hand such a line confirms, and those that the association's former list names (decision 102). An account through which somebody else pays (`ultimate_name`) teaches nothing.
 */
export async function findKnownAccounts(db: Reader, ibans: readonly string[]): Promise<Map<string, number[]>> {
  if (ibans.length === 0) return new Map();
  const { rows } = await sql<{ iban: string; household_ids: number[] }>`
    select iban, array_agg(distinct household_id) as household_ids from (
    select t.counterparty_iban as iban, p.household_id
    from bank_transactions t join bank_transactions p on p.id = coalesce(t.confirms, t.id)
    where t.counterparty_iban = any(${[...new Set(ibans)]}::text[]) and t.amount_cents > 0 and t.ultimate_name is null
      and (t.household_id is not null or t.confirms is not null)
      and p.household_id is not null and p.returned_on is null
    union all
    select a.iban, a.household_id from household_accounts a where a.iban = any(${[...new Set(ibans)]}::text[])) known
    group by iban
    having count(distinct household_id) <= ${MOST_OF_AN_ACCOUNT}`.execute(db);
  const paidFor = await listPaidFor(
    db,
    rows.flatMap(({ household_ids }) => household_ids),
  );
  return new Map(
    rows.map(({ iban, household_ids: own }) => {
      const others = own.flatMap((id) => paidFor.get(id) ?? []);
      return [iban, [...new Set([...own, ...others])]];
    }),
  );
}

/** The households that each of these pays for (decision 93). */
async function listPaidFor(db: Reader, payerIds: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ payer_id: number; household_ids: number[] }>`
    select payer_id, array_agg(household_id order by household_id) as household_ids from household_payers
    where payer_id = any(${payerIds}::integer[]) group by payer_id`.execute(db);
  return new Map(rows.map(({ payer_id, household_ids }) => [payer_id, household_ids]));
}

/** The households that have these membership numbers, or into which those were merged (decision 109). */
export async function findMembers(db: Reader, numbers: readonly string[]): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('households')
    .select([sql<number>`staying_household(id)`.as('id'), 'membership_no'])
    .where('membership_no', 'in', [...new Set(numbers)])
    .where('erased_on', 'is', null)
    .execute();
  return new Map(rows.map(({ id, membership_no }) => [membership_no, id]));
}

/** The households with these numbers in the association's former lists (`comparableOldNumber`); several may have the same. */
export async function findByOldNumbers(db: Reader, numbers: readonly string[]): Promise<Map<string, number[]>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ number: string; household_ids: number[] }>`
    select old_number_of(old_number) as number, array_agg(distinct staying_household(id) order by staying_household(id)) as household_ids from households
    where old_number is not null and old_number_of(old_number) = any(${[...new Set(numbers)]}::text[])
      and erased_on is null
    group by 1`.execute(db);
  return new Map(rows.map(({ number, household_ids }) => [number, household_ids]));
}

/** The households of these invoices, in any status. */
export async function findHouseholdsByBillNumber(db: Reader, numbers: readonly string[]): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('sale_invoices')
    .select(['bill_number', 'household_id'])
    .where('bill_number', 'in', [...new Set(numbers)])
    .execute();
  return new Map(rows.map(({ bill_number, household_id }) => [bill_number, household_id]));
}

/** The households of these invoices, without erased ones (decision 18). */
export async function findHouseholdsOfInvoices(db: Reader, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; household_id: number }>`
    select i.id, i.household_id from sale_invoices i
    join households h on h.id = i.household_id and h.erased_on is null
    where i.id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, household_id }) => [id, household_id]));
}

/** A part of a payment, for an invoice or for a household. */
type ShownPart = { sale_invoice_id?: number | undefined; household_id?: number | undefined; seen?: Seen };

/** The households of these parts, each with the last decision that the screen showed. */
export async function listShownParts(db: Reader, parts: readonly ShownPart[]): Promise<Shown[]> {
  if (parts.every(({ seen }) => seen === undefined)) return [];
  const owners = await findHouseholdsOfInvoices(
    db,
    parts.flatMap(({ sale_invoice_id }) => sale_invoice_id ?? []),
  );
  return parts.map(({ sale_invoice_id, household_id, seen }) => ({
    household_id: sale_invoice_id === undefined ? household_id : owners.get(sale_invoice_id),
    seen,
  }));
}

/** The number of the invoice that was last confirmed in place of each of these void ones, by the void one's id (decision 87). */
export async function findInstead(db: Reader, invoiceIds: readonly number[]): Promise<Map<number, string[]>> {
  if (invoiceIds.length === 0) return new Map();
  const { rows } = await sql<{ first: number; bill_number: string }>`
    with recursive line as (
      select id as first, replaced_by as next from sale_invoices
      where id = any(${invoiceIds}::integer[]) and replaced_by is not null
      union all
      select line.first, i.replaced_by from line join sale_invoices i on i.id = line.next where i.replaced_by is not null)
    select line.first, i.bill_number from line join sale_invoices i on i.id = line.next and i.replaced_by is null`.execute(
    db,
  );
  return new Map(rows.map(({ first, bill_number }) => [first, [bill_number]]));
}
