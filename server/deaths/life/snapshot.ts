import { sql } from 'kysely';
import type { Reader } from '../../platform/db.ts';
import type { ChangedRow } from './life.tables.ts';

type Row = Pick<ChangedRow, 'table' | 'id'> & { columns: ChangedRow['after'] };

/** What a death may change in a household, as it is now. An e-mail address is no part of it: it goes with the log-in. */
export async function readSnapshot(db: Reader, householdId: number): Promise<Row[]> {
  const status = sql`'status', r.status, 'status_since', r.status_since, 'waiting_from', r.waiting_from,
    'waiting_until', r.waiting_until, 'active_from', r.active_from, 'inactive_from', r.inactive_from,
    'inactive_reason_id', r.inactive_reason_id`;
  const { rows } = await sql<Row>`
    select 'households' as table, r.id, json_build_object(${status}) as columns
      from households r where r.id = ${householdId}
    union all select 'members', r.id, json_build_object(${status}, 'joined_later', r.joined_later,
        'began_anew_on', r.began_anew_on, 'is_main', r.is_main, 'membership_basis', r.membership_basis,
        'relationship_type', r.relationship_type, 'civil_status', r.civil_status)
      from members r where r.household_id = ${householdId}
    union all select 'addresses', a.id, json_build_object('member_id', a.member_id)
      from addresses a join members m on m.id = a.member_id where m.household_id = ${householdId}
    union all select 'phone_numbers', p.id, json_build_object('is_main_number', p.is_main_number)
      from phone_numbers p join members m on m.id = p.member_id where m.household_id = ${householdId}`.execute(db);
  return rows;
}

/** The rows that differ, with the columns that do. */
export function differences(before: readonly Row[], after: readonly Row[]): ChangedRow[] {
  return after.flatMap((row): ChangedRow[] => {
    const { table, id, columns } = row;
    const former = find(before, row);
    if (!former) return [{ table, id, before: null, after: columns }];
    const changed = Object.keys(columns).filter((column) => columns[column] !== former.columns[column]);
    if (changed.length === 0) return [];
    return [{ table, id, before: only(former.columns, changed), after: only(columns, changed) }];
  });
}

/** Whether what a death wrote into a row still stands there. */
export function stillStands(now: readonly Row[], changed: ChangedRow): boolean {
  const row = find(now, changed);
  return row !== undefined && Object.entries(changed.after).every(([column, value]) => row.columns[column] === value);
}

const OF_MAIN_MEMBER = ['is_main', 'membership_basis', 'relationship_type'];

/**
 * What is put back where `left` stays as it is. Former and new main member change together or not at all, with addresses and
 * phone numbers: a household has exactly one.
 */
export function rowsToPutBack(rows: readonly ChangedRow[], left: readonly ChangedRow[]): ChangedRow[] {
  const back = rows.filter((one) => !left.includes(one));
  if (!left.some(({ table, before }) => table !== 'households' && (before === null || isOfMain({ table, before }))))
    return back;
  return back.flatMap((one): ChangedRow[] => {
    if (one.table === 'addresses' || one.table === 'phone_numbers') return [];
    const before = one.before && Object.entries(one.before).filter(([column]) => !OF_MAIN_MEMBER.includes(column));
    return [{ ...one, before: before && Object.fromEntries(before) }];
  });
}

function isOfMain({
  table,
  before,
}: {
  table: ChangedRow['table'];
  before: NonNullable<ChangedRow['before']>;
}): boolean {
  return table !== 'members' || before.is_main !== undefined;
}

function find(rows: readonly Row[], { table, id }: Pick<Row, 'table' | 'id'>): Row | undefined {
  return rows.find((row) => row.table === table && row.id === id);
}

function only(columns: Row['columns'], names: readonly string[]): Row['columns'] {
  return Object.fromEntries(names.map((name) => [name, columns[name] ?? null]));
}
