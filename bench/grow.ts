import type pg from 'pg';

/** Tables that are not copied: those that belong to no household, and those of the job queue and the migrator. */
const SHARED = new Set([
  'announcements',
  // one chain over the audit log: a copied link would be a false one
  'audit_checks',
  'audit_keys',
  'audit_links',
  'open_line_changes',
  'bench_answers',
  'bill_number_counters',
  // one cash book of the association: its numbers have no gaps
  'cash_counters',
  'cash_closings',
  'cash_entries',
  'cash_deposit_lines',
  'board_settings',
  'fees',
  'free_membership_numbers',
  'inactive_reasons',
  'kept_files',
  'backups_made',
  // the copies of staff are on call for nobody
  'on_call_shifts',
  'kysely_migration',
  'kysely_migration_lock',
  'database_definitions',
  'death_case_counters',
  'store_mark',
  'taking_over_finished',
  'throttle_hits',
]);

/** Columns that differ between households although the database does not require it: each copy gets its own value. */
const OWN = new Set(['last_name', 'counterparty_iban', 'end_to_end_id', 'payment_reference', 'structured_reference']);

/** The distance between the ids of two copies; the demo's own ids are below it. */
const STRIDE = 2_000;

type Column = {
  table: string;
  name: string;
  type: string;
  refers_to: string | null;
  is_required: boolean;
  is_alone_unique: boolean;
};

/**
 * Copies the demo's households, with everything that belongs to them, until there are `households` of them. Each copy
 * gets its own ids and unique values. Encrypted texts are copied unchanged. `without`: tables that are not copied, nor those whose
 * rows always belong to one of them.
 */
export async function growTo(client: pg.Client, households: number, without: readonly string[] = []): Promise<void> {
  const { rows } = await client.query<{ made: number; copies: number }>(
    `select count(*) filter (where id < $1)::int as made, coalesce(max(id) / $1, 0) as copies from households`,
    [STRIDE],
  );
  const { made, copies } = rows[0] ?? { made: 0, copies: 0 };
  const wanted = Math.ceil(households / made) - 1;
  const known = await listColumns(client);
  const leftOut = withDependents(known, new Set(without));
  const wantedColumns = known.filter(({ table }) => !leftOut.has(table));
  const tables = Map.groupBy(wantedColumns, (column) => column.table);
  await client.query("set session_replication_role = 'replica'"); // the copies are as consistent as the originals
  for (const [table, columns] of tables) {
    await client.query(copyStatement(table, columns, new Set(tables.keys())), [copies + 1, wanted]);
  }
  await client.query("set session_replication_role = 'origin'");
  for (const [table, columns] of tables) {
    if (columns.some(({ name }) => name === 'id')) await client.query(sequenceStatement(table));
  }
  await client.query('vacuum analyze');
}

function withDependents(columns: readonly Column[], leftOut: ReadonlySet<string>): ReadonlySet<string> {
  const dependent = columns.filter(
    ({ table, refers_to, is_required }) => is_required && refers_to && leftOut.has(refers_to) && !leftOut.has(table),
  );
  if (dependent.length === 0) return leftOut;
  return withDependents(columns, new Set([...leftOut, ...dependent.map(({ table }) => table)]));
}

function copyStatement(table: string, columns: readonly Column[], copied: ReadonlySet<string>): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map((column) => copyOf(column, copied)).join(', ');
  const isOriginal = columns
    .filter((column) => isNumbered(column, copied))
    .map(({ name }) => `coalesce("${name}", 0) < ${STRIDE}`);
  return `insert into "${table}" (${names}) overriding system value
    select ${values} from "${table}", generate_series($1::int, $2::int) as copy
    where ${isOriginal.join(' and ') || 'false'}`;
}

function copyOf(column: Column, copied: ReadonlySet<string>): string {
  const { name, type, is_alone_unique } = column;
  // the copies of a case have no files of their own
  if (column.refers_to === 'kept_files') return 'null';
  if (isNumbered(column, copied)) return `"${name}" + copy * ${STRIDE}`;
  // a name may not contain digits
  if (name === 'last_name') return `"${name}" || translate(copy::text, '0123456789', 'abcdefghij')`;
  if (!is_alone_unique && !OWN.has(name)) return `"${name}"`;
  return type === 'bytea' ? `sha256("${name}" || copy::text::bytea)` : `"${name}" || '-' || copy`;
}

function isNumbered({ name, refers_to, type }: Column, copied: ReadonlySet<string>): boolean {
  if (refers_to !== null) return copied.has(refers_to) && type !== 'text';
  return name === 'id' && type !== 'text';
}

function sequenceStatement(table: string): string {
  return `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from "${table}"))
    where pg_get_serial_sequence('${table}', 'id') is not null and exists (select from "${table}")`;
}

// every column that the database does not compute, its foreign key, and whether it alone has a unique index
async function listColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select class.relname as table, attname as name, format_type(atttypid, null) as type,
      (select confrelid::regclass::text from pg_constraint
        where conrelid = attrelid and contype = 'f' and conkey = array[attnum]) as refers_to,
      attnotnull as is_required,
      exists (select from pg_index where indrelid = attrelid and indisunique and indkey::text = attnum::text)
        as is_alone_unique
    from pg_attribute join pg_class as class on class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by class.relname, attnum`);
  return rows.filter(({ table }) => !SHARED.has(table));
}
