import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';

/** Every table by name; each topic adds its own in `<topic>.tables.ts` by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: topics fill it
export interface Tables {}

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** What a query that only asks may use. */
export type Reader = Pick<Database, 'selectFrom' | 'with' | 'withRecursive' | 'selectNoFrom' | 'getExecutor'>;

export type ConnectionSettings =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string };

const CONNECT_TIMEOUT_MS = 2_500;
const POOL_SIZE = 10;

/**
 * How long one query may take: people are told after moments (trust promise 11), the clockwork has time, and upkeep as much
 * as it needs.
 */
const PATIENCE_MS = { people: 2_500, clockwork: 60_000, upkeep: 0 } as const;
const UNIQUE_VIOLATION = '23505';
const RETRYABLE = new Set(['40001', '40P01']);

// A calendar date stays text: a Date object would give it a time zone. Counts fit a number.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (value) => value);
types.setTypeParser(pg.types.builtins.INT8, Number);

export type DatabaseOptions = { poolSize?: number; patience?: keyof typeof PATIENCE_MS };

/** A pool of connections; by default for people's requests. */
export function openDatabase(
  connection: ConnectionSettings,
  { poolSize = POOL_SIZE, patience = 'people' }: DatabaseOptions = {},
): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...connection,
    types,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // The server's own timeout does not help against a connection that swallows everything. A connection on which an
    // answer is overdue is ended by the driver, as pipelined ones are: whoever got it later would wait behind that.
    query_timeout: PATIENCE_MS[patience],
    pipeline: true,
    application_name: 'vefa',
  });
  // A connection that breaks is replaced by the pool, and whoever used it is told by the next query; without these
  // listeners, one for idle connections and one for those in use, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** Runs plain SQL inside a transaction, for libraries that bring their own statements. */
export async function runSql(tx: Tx, text: string, values: readonly unknown[] = []) {
  const result = await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
  return { rows: result.rows };
}

/** Keeps the database from ending this transaction while it waits for somebody else: a mail server, a store of documents. */
export async function keepThoughIdle(tx: Tx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

/** The name of the violated unique index, or undefined for any other error. */
export function violatedIndex(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? error.constraint : undefined;
}

/** Whether the same transaction may simply be tried again (deadlock, serialisation). */
export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && RETRYABLE.has(error.code ?? '');
}

const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '25006', // read_only_sql_transaction: a standby, or the primary has changed
  '53100', // disk_full
  '53200', // out_of_memory
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '58030', // io_error
]);
const OUTAGE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|connection timeout|not queryable/i;

/** Whether an error means that the database cannot be reached, or takes no changes, right now. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return OUTAGE_CODES.has(code) || code.startsWith('08') || OUTAGE_MESSAGES.test(error.message);
}
