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
import type { ListPage, ListRow } from '../../../domain/office/lists/lists.contract.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { type Cents, toEuros } from '../../../domain/shared/money.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import type { ListSource } from './listSource.ts';

/** A list's row as the database has it: days are `Day`, amounts are in cents. */
export type StoredRow = { id: number; household_id: number | null } & Record<string, string | number | null>;

/** What a list is asked for on a day. */
export type Asked = { source: ListSource; asked: AskedList; today: Day };

/** A page of a list, and how many rows there are in all. */
export async function readPage({ db, today }: Ask, source: ListSource, fields: AskedFields): Promise<ListPage> {
  const asked = { source, asked: readAsked(source.shape, fields), today };
  const count = await countRows(db, asked);
  // rows may have gone meanwhile: then the last page that there still is
  const page = Math.max(1, Math.min(asked.asked.page, Math.ceil(count / ROWS_ON_A_PAGE)));
  const { rows } = await pageOf(asked, page).execute(db);
  const columns = shownColumns(source.shape);
  return {
    count,
    page,
    rows: rows.map((row): ListRow => {
      const cells = columns.map(({ key, kind }) => [key, toWire(kind, row[key] ?? null)]);
      return { ...Object.fromEntries(cells), id: row.id, household_id: row.household_id };
    }),
  };
}

export async function countRows(db: Reader, { source, asked, today }: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${source.from} where ${conditionOf(source, asked, today)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The columns are read for the rows of the page only, whatever the order costs. */
function pageOf({ source, asked, today }: Asked, page: number): RawBuilder<StoredRow> {
  const shown = shownColumns(source.shape).map(({ key }) => key);
  return sql`
    select ${columnsOf(source, today, shown)} from ${source.from} ${source.columnJoins} ${joinOf(source, asked)}
    where ${source.id} = any(array(
      select ${source.id} from ${source.from} ${joinOf(source, asked)} where ${conditionOf(source, asked, today)}
      order by ${orderOf(source, asked)} limit ${ROWS_ON_A_PAGE} offset ${(page - 1) * ROWS_ON_A_PAGE}))
    order by ${orderOf(source, asked)}`;
}

/** All rows with all columns, in the order of the list. */
export function allRowsOf({ source, asked, today }: Asked): RawBuilder<StoredRow> {
  const keys = source.shape.columns.map(({ key }) => key);
  return sql`
    select ${columnsOf(source, today, keys)} from ${source.from} ${source.columnJoins} ${joinOf(source, asked)}
    where ${conditionOf(source, asked, today)} order by ${orderOf(source, asked)}`;
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

function joinOf(source: ListSource, { sort }: AskedList): RawBuilder<unknown> {
  return source.sorts[sort]?.join ?? sql``;
}

function orderOf(source: ListSource, { sort, isDown }: AskedList): RawBuilder<unknown> {
  const { by = [], hasNulls } = source.sorts[sort] ?? {};
  // a plain order is that of an index
  const way = isDown ? (hasNulls ? sql`desc nulls last` : sql`desc`) : sql`asc`;
  return sql.join([...by, source.id].map((one) => sql`${one} ${way}`));
}

function toWire(kind: ColumnKind, value: string | number | null): CellValue {
  if (value === null) return null;
  if (kind === 'day') return toWireDay(value as Day);
  return kind === 'euros' ? toEuros(value as Cents) : value;
}
