import { type RawBuilder, sql } from 'kysely';
import type { LineCounts } from '../../../domain/payments/bank/bankAnswers.ts';
import {
  HELD_DAYS,
  LINES_ON_A_PAGE,
  type LineFilter,
  type LineSort,
  lineAges,
  lineFilters,
  searchedWords,
} from '../../../domain/payments/bank/openLines.ts';
import { addDays, type Day } from '../../../domain/shared/day.ts';
import type { Reader } from '../../platform/db.ts';
import './openLines.tables.ts';

type Narrowing = { older_than?: number | undefined; text?: string | undefined };
type Narrowed = Narrowing & { filter?: LineFilter | undefined };

/** A page of a list, by the lines' ids. `page` is the last one if the wanted one is behind it. */
export type PageOfIds = { count: number; page: number; ids: number[] };

/** What is written on line `t`, folded; it is stored once the line has been judged. */
const written = sql`fold_for_search(concat_ws(' ', t.counterparty_name, t.ultimate_name, t.remittance_text, t.bank_text,
  t.structured_reference, t.end_to_end_id, t.counterparty_iban, replace((t.amount_cents / 100.0)::numeric(12, 2)::text, '.', ',')))`;

const isOf = {
  with_proposal: sql`o.is_judged and o.has_proposal`,
  amount_fits: sql`o.is_judged and o.amount_fits`,
  household_named: sql`o.is_judged and o.names_household`,
  unknown: sql`o.is_judged and not o.has_proposal`,
} as const satisfies Record<LineFilter, RawBuilder<unknown>>;

const orders = {
  oldest: sql`o.value_date, o.id`,
  newest: sql`o.value_date desc, o.id desc`,
  largest: sql`abs(o.amount_cents) desc, o.id`,
  smallest: sql`abs(o.amount_cents), o.id`,
} as const satisfies Record<LineSort, RawBuilder<unknown>>;

/** A page of the undecided lines. */
export async function pageOfOpenLines(
  db: Reader,
  { sort = 'oldest', page = 1, ...narrowed }: Narrowed & { sort?: LineSort | undefined; page?: number | undefined },
  today: Day,
): Promise<PageOfIds> {
  const from = sql`from open_bank_lines o ${narrowed.text ? joined : sql``} where ${isAsked(narrowed, today)}`;
  return pageOf(db, { page, from, id: sql`o.id`, order: orders[sort] });
}

/** A page of the dismissed lines, the latest first unless they are sorted otherwise. */
export async function pageOfDismissed(
  db: Reader,
  { sort, page = 1, text }: { sort?: LineSort | undefined; page?: number | undefined; text?: string | undefined },
): Promise<PageOfIds> {
  const order = sort
    ? { oldest: sql`t.value_date, t.id`, newest: sql`t.value_date desc, t.id desc`, ...ofAmounts }[sort]
    : sql`t.dismissed_at desc, t.id desc`;
  const isFound = text ? contains(written, text) : sql`true`;
  const from = sql`from bank_transactions t where t.dismissed_at is not null and t.returned_on is null and ${isFound}`;
  return pageOf(db, { page, from, id: sql`t.id`, order });
}

const ofAmounts = {
  largest: sql`abs(t.amount_cents) desc, t.id`,
  smallest: sql`abs(t.amount_cents), t.id`,
} as const;

const joined = sql`join bank_transactions t on t.id = o.id`;

type Paging = { page: number; from: RawBuilder<unknown>; id: RawBuilder<unknown>; order: RawBuilder<unknown> };

async function pageOf(db: Reader, { page: wanted, from, id, order }: Paging): Promise<PageOfIds> {
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count ${from}`.execute(db);
  const count = counted[0]?.count ?? 0;
  const page = Math.min(Math.max(1, wanted), Math.max(1, Math.ceil(count / LINES_ON_A_PAGE)));
  const { rows } = await sql<{ id: number }>`
    select ${id} as id ${from} order by ${order} limit ${LINES_ON_A_PAGE} offset ${(page - 1) * LINES_ON_A_PAGE}`.execute(
    db,
  );
  return { count, page, ids: rows.map((row) => row.id) };
}

/** How many undecided lines each filter has among those of an age and a text, and how many of the text are older. */
export async function countOpenLines(db: Reader, { older_than, text }: Narrowing, today: Day): Promise<LineCounts> {
  const isOld = isOlder(older_than, today);
  const filters = lineFilters.map(
    (filter) => sql`count(*) filter (where ${isOld} and ${isOf[filter]}) as ${sql.ref(filter)}`,
  );
  const ages = lineAges.map(
    (days) => sql`count(*) filter (where ${isOlder(days, today)}) as ${sql.ref(`older_than_${days}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where ${isOld}) as all, count(*) filter (where not o.is_judged) as unjudged,
      ${sql.join([...filters, ...ages])}
    from open_bank_lines o ${text ? joined : sql``} where ${isAsked({ text }, today)}`.execute(db);
  const counted = (name: string) => rows[0]?.[name] ?? 0;
  return {
    ...(Object.fromEntries(lineFilters.map((filter) => [filter, counted(filter)])) as Record<LineFilter, number>),
    all: counted('all'),
    unjudged: counted('unjudged'),
    older_than: lineAges.map((days) => ({ days, count: counted(`older_than_${days}`) })),
  };
}

function isAsked({ filter, older_than, text }: Narrowed, today: Day): RawBuilder<unknown> {
  const isFound = text ? contains(sql`case when o.is_judged then o.search_text else ${written} end`, text) : sql`true`;
  return sql`${filter ? isOf[filter] : sql`true`} and ${isOlder(older_than, today)} and ${isFound}`;
}

/** More days than any line is old. */
const LONG_AGO = 36_500;

function isOlder(days: number | undefined, today: Day): RawBuilder<unknown> {
  return days === undefined ? sql`true` : sql`o.value_date < ${addDays(today, -Math.min(days, LONG_AGO))}::date`;
}

/** Whether a folded text contains every word of a search. */
function contains(folded: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const words = searchedWords(text);
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => sql`strpos(${folded}, ${word}) > 0`),
    sql` and `,
  );
}

export async function countAllOpen(db: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from open_bank_lines`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether an undecided credit that was read in the last sixty days holds the reminders of a household (decision 76). */
export async function isHeldByOpenLine(db: Reader, householdId: number, today: Day): Promise<boolean> {
  const { rows } = await sql`
    select from open_line_households l join bank_transactions t on t.id = l.bank_transaction_id
    where l.household_id = ${householdId} and l.is_held
      and (t.created_at at time zone 'Europe/Vienna')::date > ${addDays(today, -HELD_DAYS)}::date
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The next open lines after an id. */
export async function listOpenAfter(db: Reader, { after, most }: { after: number; most: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from open_bank_lines where id > ${after} order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether some lines are to be judged, again or for the first time. */
export async function isJudgingDue(db: Reader): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from open_bank_lines where not is_judged)
      or exists (select from open_line_changes) and exists (select from open_bank_lines) as due`.execute(db);
  return rows[0]?.due ?? false;
}
