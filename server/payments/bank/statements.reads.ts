import { sql } from 'kysely';
import type { AccountStatement } from '../../../domain/payments/bank/accountStatement.ts';
import type { LeftOut } from '../../../domain/payments/bank/leftOut.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import type { Reader } from '../../platform/db.ts';
import '../payments.tables.ts';

/** A bank file, and what became of the lines that it brought first. */
export type StatementRecord = {
  id: number;
  file_name: string;
  first_day: Day | null;
  last_day: Day | null;
  created_at: Date;
  line_count: number;
  known_count: number;
  skipped_count: number;
  booked_count: number;
  booked_cents: Cents;
  undecided_count: number;
  dismissed_count: number;
  accounts: AccountStatement[];
  left_out: LeftOut[];
};

const MOST_STATEMENTS = 100;

export async function findStatementByDigest(db: Reader, digest: string): Promise<number> {
  const row = await db
    .selectFrom('bank_statements')
    .select('id')
    .where('file_digest', '=', digest)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** One file, or the latest hundred, the latest first. */
export async function listStatements(db: Reader, id?: number): Promise<StatementRecord[]> {
  const { rows } = await sql<StatementRecord>`
    select s.id, s.file_name, s.first_day, s.last_day, s.created_at, s.line_count, s.known_count, s.skipped_count,
      s.accounts, s.left_out,
      l.booked_count, l.booked_cents, l.undecided_count, l.dismissed_count
    from (
      select * from bank_statements where ${id === undefined ? sql`true` : sql`id = ${id}`}
      order by id desc limit ${MOST_STATEMENTS}) s
    cross join lateral (
      -- a transfer is one line of the file, however often its parts were split once more
      select count(distinct case when split_from is null then id else whole_of(id) end)
          filter (where household_id is not null or confirms is not null) as booked_count,
        coalesce(sum(amount_cents) filter (where (household_id is not null or confirms is not null) and amount_cents > 0), 0)::bigint
          as booked_cents,
        count(*) filter (where household_id is null and confirms is null and dismissed_at is null and split_at is null and returned_on is null) as undecided_count,
        count(*) filter (where dismissed_at is not null) as dismissed_count
      from bank_transactions t where statement_id = s.id) l
    order by s.id desc`.execute(db);
  return rows;
}

/** Older files end earlier. */
const LATEST_FILES = 100;

/**
 * The day with which the newest statement ends that was read: by its period, or by its last entry if it states none. A statement
 * cannot tell of days after it was read.
 */
export async function lastStatementDay(db: Reader): Promise<Day | undefined> {
  const { rows } = await sql<{ day: Day | null }>`
    select max(least(told.last_day, (told.created_at at time zone 'Europe/Vienna')::date)) as day
    from (
      select s.created_at, greatest(s.last_day, (
        select max((statement ->> 'last_day')::date) from jsonb_array_elements(s.accounts) statement)) as last_day
      from (select * from bank_statements order by id desc limit ${LATEST_FILES}) s) told
    -- least would ignore it
    where told.last_day is not null`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** As many as two years of daily files. */
const MOST_IN_A_CHAIN = 800;

/** Account, days and balances of the statements of the latest files, by file. */
export async function listAccountStatements(db: Reader): Promise<{ id: number; accounts: AccountStatement[] }[]> {
  return db
    .selectFrom('bank_statements')
    .select(['id', 'accounts'])
    .orderBy('id', 'desc')
    .limit(MOST_IN_A_CHAIN)
    .execute();
}
