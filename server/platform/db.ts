import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';

/** Every table by name; each topic adds its own in `<topic>.tables.ts` by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: topics fill it
export interface Tables {}

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** The methods of a reading query. */
export type Reader = Pick<Database, 'selectFrom' | 'with' | 'withRecursive' | 'selectNoFrom' | 'getExecutor'>;

export type ConnectionSettings =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string };

const POOL_SIZE = 10;

/**
 * The time limit of a query: people get an answer within moments (trust promise 11), jobs have more time, and maintenance as much
 * as it needs.
 */
const PATIENCE_MS = { people: 2_500, clockwork: 60_000, maintenance: 0 } as const;
/** The same for a connection: the pool's or a new one. Who is in no hurry waits for a machine that is busy for a moment. */
const CONNECT_PATIENCE_MS = { people: 2_500, clockwork: 15_000, maintenance: 15_000 } as const;
const UNIQUE_VIOLATION = '23505';
const RETRYABLE = new Set(['40001', '40P01']);

// a calendar date stays text, because a Date object would give it a time zone; counts fit into a number
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (value) => value);
types.setTypeParser(pg.types.builtins.INT8, Number);

export type DatabaseOptions = {
  poolSize?: number;
  patience?: keyof typeof PATIENCE_MS;
  /** Multiplies the time limits, for a slow or crowded machine. */
  slowness?: number;
};

/** A pool of connections; by default with the limits for requests. */
export function openDatabase(
  connection: ConnectionSettings,
  { poolSize = POOL_SIZE, patience = 'people', slowness = 1 }: DatabaseOptions = {},
): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...connection,
    types,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_PATIENCE_MS[patience] * slowness,
    // The server's own timeout does not help if a connection swallows everything. The driver closes a connection with an overdue
    // answer; a later user of that connection would wait behind it.
    query_timeout: PATIENCE_MS[patience] * slowness,
    pipeline: true,
    application_name: 'vefa',
  });
  pool.connect = marking(pool.connect.bind(pool)) as typeof pool.connect;
  // The pool replaces a broken connection, and its user gets an error from the next query; without these listeners, for idle and
  // for used connections, the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.query = marking(client.query.bind(client)) as typeof client.query;
  });
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** Runs plain SQL inside a transaction, for libraries with statements of their own. */
export async function runSql(tx: Tx, text: string, values: readonly unknown[] = []) {
  const result = await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
  return { rows: result.rows };
}

/** Lifts the idle limit for this transaction, because it waits for a mail server or a storage. */
export async function allowIdleTransaction(tx: Tx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

/** The name of the violated unique index; undefined for any other error. */
export function violatedIndex(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? error.constraint : undefined;
}

/** Whether the transaction may be retried (deadlock, serialisation). */
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

/** The errors of the driver: a member's connection that breaks, or a bucket, has the same codes as a database that is gone. */
const driverErrors = new WeakSet<Error>();

/** Notes that an error came from the database's driver, and returns it. */
export function fromDriver<T>(error: T): T {
  if (error instanceof Error) driverErrors.add(error);
  return error;
}

/** The same call, which notes its errors; the driver has one form with a callback and one with a promise. */
function marking(call: (...args: never[]) => unknown) {
  return (...args: unknown[]): unknown => {
    const last = args.at(-1);
    if (typeof last === 'function')
      args[args.length - 1] = (error: unknown, ...rest: unknown[]) => last(fromDriver(error), ...rest);
    const result = call(...(args as never[]));
    if (!(result instanceof Promise)) return result;
    return result.catch((error) => {
      throw fromDriver(error);
    });
  };
}

/** Whether an error means that the database cannot be reached, or accepts no changes, right now. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error) || !driverErrors.has(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return OUTAGE_CODES.has(code) || code.startsWith('08') || OUTAGE_MESSAGES.test(error.message);
}
