import { type RawBuilder, sql } from 'kysely';
import {
  type AskedFields,
  type AskedList,
  type CellValue,
  type ColumnKind,
  ROWS_ON_A_PAGE,
  readAsked,
  shownColumns,
} from '../../../domain/office/lists/listShape.ts';
import { maySeeList } from '../../../domain/office/lists/lists.access.ts';
import type { ListPage, ListRow } from '../../../domain/office/lists/lists.contract.ts';
import { refuse } from '../../../domain/office/lists/lists.refusals.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { type Cents, cents, toEuros } from '../../../domain/shared/money.ts';
import type { OfficeActor } from '../../platform/actor.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import type { ListSource } from './listSource.ts';

/** A list's row as the database has it: days are `Day`, amounts are in cents. */
export type StoredRow = { id: number; household_id: number | null } & Record<string, string | number | null>;

/** What a list is asked for on a day. */
export type Asked = { source: ListSource; asked: AskedList; today: Day };

/** A page of a list, and how many rows there are in all. Refuses with `forbidden` what is for the board alone. */
export async function readPage(
  { db, today, actor }: Ask<OfficeActor>,
  source: ListSource,
  fields: AskedFields,
): Promise<ListPage> {
  if (!maySeeList(source.shape, actor)) return refuse('forbidden');
  const asked = { source, asked: readAsked(source.shape, fields), today };
  if (source.computedAs) return wirePage(asked, await computeOnce(db, asked, sql.ref(source.computedAs)));
  const { count, ids } = isNarrowed(asked) ? await chooseOnce(db, asked) : await countAndChoose(db, asked);
  const { rows } = await rowsOf(asked, ids).execute(db);
  return wirePage(asked, { count, rows, sums: await sumsOf(db, asked) });
}

type Found = { count: number; rows: readonly StoredRow[]; sums: Record<string, string> };

function wirePage(asked: Asked, { count, rows, sums }: Found): ListPage {
  const { shape } = asked.source;
  const columns = shownColumns(shape);
  const summed = shape.sums?.map((key) => [key, toEuros(cents(Number(sums[key] ?? 0)))] as const);
  return {
    ...{ count, page: pageWithin(asked, count), ...(summed && { sums: Object.fromEntries(summed) }) },
    rows: rows.map((row): ListRow => {
      const cells = columns.map(({ key, kind }) => [key, toWire(kind, row[key] ?? null)]);
      return { ...Object.fromEntries(cells), id: row.id, household_id: row.household_id };
    }),
  };
}

/** Number, sums and page of rows that are computed, in one reading. */
async function computeOnce(db: Reader, asked: Asked, name: RawBuilder<unknown>): Promise<Found> {
  const { source, today } = asked;
  const order = orderOf(asked, [...byOf(asked), source.id]);
  const shown = shownColumns(source.shape).map(({ key }) => key);
  const { rows } = await sql<Found>`
    with chosen as materialized (select ${name}.* from ${chosenOf(asked)}),
      counted as (select count(*)::integer as count from chosen),
      page as (select ${name}.* from chosen ${name} ${joinOf(asked)} order by ${order} ${limitOf(asked)}),
      shown as (select row_number() over (order by ${order}) as place, ${columnsOf(source, today, shown)}
        from page ${name} ${source.columnJoins} ${joinOf(asked)})
    select count, (select coalesce(jsonb_agg(to_jsonb(shown) order by place), '[]') from shown) as rows,
      (select to_jsonb(sums) from (select ${sumColumns(asked)} from chosen ${name}) sums) as sums
    from counted`.execute(db);
  return rows[0] ?? { count: 0, rows: [], sums: {} };
}

export async function countRows(db: Reader, { source, asked, today }: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${chosenOf({ source, asked, today })}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The sums that the list shows, in cents. */
async function sumsOf(db: Reader, asked: Asked): Promise<Record<string, string>> {
  if (!asked.source.shape.sums) return {};
  const { rows } = await sql<Record<string, string>>`select ${sumColumns(asked)} from ${chosenOf(asked)}`.execute(db);
  return rows[0] ?? {};
}

function sumColumns({ source, today }: Asked): RawBuilder<unknown> {
  const of = source.columns(today);
  const sums = (source.shape.sums ?? []).map(
    (key) => sql`coalesce(sum(${of[key]}), 0)::bigint::text as ${sql.ref(key)}`,
  );
  return sums.length > 0 ? sql.join(sums) : sql`1`;
}

type Chosen = { count: number; ids: number[] };

/** Whether more is chosen than who or what belongs to the list, which always counts in some way. */
function isNarrowed({ source, asked }: Asked): boolean {
  return source.shape.filters.some((filter) => filter.key in asked.filters && !('initial' in filter));
}

/** The page that is asked for; rows may have gone meanwhile: then the last one that there still is. */
function pageWithin({ asked }: Asked, count: number): number {
  return Math.max(1, Math.min(asked.page, Math.ceil(count / ROWS_ON_A_PAGE)));
}

/** Of a whole list: an index may know the order, so that only a page of it is read. */
async function countAndChoose(db: Reader, asked: Asked): Promise<Chosen> {
  const count = await countRows(db, asked);
  const { id } = asked.source;
  const { rows } = await sql<{ id: number }>`
    select ${id} as id from ${chosenOf(asked, joinOf(asked))} order by ${orderOf(asked, [...byOf(asked), id])}
    limit ${ROWS_ON_A_PAGE} offset ${(pageWithin(asked, count) - 1) * ROWS_ON_A_PAGE}`.execute(db);
  return { count, ids: rows.map(({ id }) => id) };
}

/** Of a part of a list: its rows are found once, for their number and for the page. */
async function chooseOnce(db: Reader, asked: Asked): Promise<Chosen> {
  const keys = byOf(asked).map((by, place) => ({ by, as: sql.ref(`key_${place}`) }));
  const columns = sql.join([sql`${asked.source.id} as id`, ...keys.map(({ by, as }) => sql`${by} as ${as}`)]);
  const order = orderOf(asked, [...keys.map(({ as }) => as), sql`id`]);
  const { rows } = await sql<Chosen>`
    with chosen as materialized (select ${columns} from ${chosenOf(asked, joinOf(asked))}),
      counted as (select count(*)::integer as count from chosen)
    select count, array(select id from chosen order by ${order} ${limitOf(asked)}) as ids
    from counted`.execute(db);
  return rows[0] ?? { count: 0, ids: [] };
}

/** The page that is asked for, or the last one, of `counted` rows. */
function limitOf({ asked: { page } }: Asked): RawBuilder<unknown> {
  const last = sql`(select (count + ${ROWS_ON_A_PAGE} - 1) / ${ROWS_ON_A_PAGE} from counted)`;
  return sql`limit ${ROWS_ON_A_PAGE} offset greatest(0, least(${page}, ${last}) - 1) * ${ROWS_ON_A_PAGE}`;
}

/** The columns are read for the rows of the page only, whatever the order costs. */
function rowsOf(asked: Asked, ids: readonly number[]): RawBuilder<StoredRow> {
  const { source, today } = asked;
  const shown = shownColumns(source.shape).map(({ key }) => key);
  return sql`
    select ${columnsOf(source, today, shown)}
    from unnest(${ids}::integer[]) with ordinality as page (row_id, place)
    join ${fromOf(asked)} on ${source.id} = page.row_id ${source.columnJoins}
    where ${source.always} order by page.place`;
}

/** All rows with all columns, in the order of the list. */
export function allRowsOf(asked: Asked): RawBuilder<StoredRow> {
  const { source, today } = asked;
  const keys = source.shape.columns.map(({ key }) => key);
  return sql`
    select ${columnsOf(source, today, keys)} from ${fromOf(asked)} ${source.columnJoins} ${joinOf(asked)}
    where ${source.id} in (select ${source.id} from ${chosenOf(asked)})
    order by ${orderOf(asked, [...byOf(asked), source.id])}`;
}

/** The rows that are chosen, joined with nothing that neither a filter nor the order needs. */
export function chosenOf(all: Asked, join = sql``): RawBuilder<unknown> {
  const { source, asked, today } = all;
  const joins = Object.keys(asked.filters).flatMap((key) => source.filterJoins?.[key] ?? []);
  return sql`${sql.join([fromOf(all), ...joins, join], sql` `)} where ${conditionOf(source, asked, today)}`;
}

function fromOf({ source: { from }, asked, today }: Asked): RawBuilder<unknown> {
  return typeof from === 'function' ? from(asked.filters, today) : from;
}

function columnsOf(source: ListSource, today: Day, keys: readonly string[]): RawBuilder<unknown> {
  const columns = source.columns(today);
  const own = keys.map((key) => sql`${columns[key] ?? sql`null`} as ${sql.ref(key)}`);
  return sql.join([sql`${source.id} as id`, sql`${source.household} as household_id`, ...own]);
}

function conditionOf(source: ListSource, { filters }: AskedList, today: Day): RawBuilder<boolean> {
  const chosen = Object.entries(filters).flatMap(([key, value]) => source.filters[key]?.(value, today) ?? []);
  return sql`${sql.join([source.always, ...chosen], sql` and `)}`;
}

function joinOf({ source, asked }: Asked): RawBuilder<unknown> {
  return source.sorts[asked.sort]?.join ?? sql``;
}

function byOf({ source, asked }: Asked): readonly RawBuilder<unknown>[] {
  return source.sorts[asked.sort]?.by ?? [];
}

function orderOf({ source, asked: { sort, isDown } }: Asked, by: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  // a plain order is that of an index
  const way = isDown ? (source.sorts[sort]?.hasNulls ? sql`desc nulls last` : sql`desc`) : sql`asc`;
  return sql.join(by.map((one) => sql`${one} ${way}`));
}

function toWire(kind: ColumnKind, value: string | number | null): CellValue {
  if (value === null) return null;
  if (kind === 'day') return toWireDay(value as Day);
  return kind === 'euros' ? toEuros(value as Cents) : value;
}
