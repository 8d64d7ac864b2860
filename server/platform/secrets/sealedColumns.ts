import { sql } from 'kysely';
import type { Database } from '../db.ts';
import type { Vault } from './vault.ts';

/** A column whose comment begins with "sealed", and the primary key of its table. */
export type SealedColumn = { table: string; column: string; key: string[] };

/** A value that no key decrypts, by column and primary key. */
export type SealedProblem = { where: string; problem: string };

type Row = { key: string[]; sealed: Buffer };

const AT_ONCE = 500;

/** Every column that the schema's comments call sealed, so that there is no second list. */
export async function listSealedColumns(db: Database): Promise<SealedColumn[]> {
  const { rows } = await sql<SealedColumn>`
    select t.relname as "table", a.attname as "column", array(
      select k.attname::text from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any (i.indkey)
      where i.indrelid = t.oid and i.indisprimary order by k.attnum) as key
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid
    join pg_description d on d.objoid = t.oid and d.objsubid = a.attnum and d.classoid = 'pg_class'::regclass
    where t.relnamespace = 'public'::regnamespace and d.description like 'sealed%'
    order by t.relname, a.attname`.execute(db);
  return rows;
}

/** Decrypts every value; returns those that no key decrypts. */
export async function checkColumn(db: Database, vault: Vault, column: SealedColumn): Promise<SealedProblem[]> {
  const problems: SealedProblem[] = [];
  for await (const row of listSealed(db, column)) if (!opens(vault, row)) problems.push(problemOf(column, row));
  return problems;
}

/**
 * Re-encrypts the values of this column that have an older key; returns how many, and those that no key decrypts. May be
 * interrupted and repeated, and run beside the product: a value that has changed meanwhile is skipped, because the change used
 * the newest key. The plain values stay the same, so the household's revision does not change.
 */
export async function resealColumn(
  db: Database,
  vault: Vault,
  column: SealedColumn,
): Promise<{ resealed: number; problems: SealedProblem[] }> {
  const problems: SealedProblem[] = [];
  let resealed = 0;
  for await (const row of listSealed(db, column)) {
    if (opens(vault, row)) resealed += await resealRow(db, vault, column, row);
    else problems.push(problemOf(column, row));
  }
  return { resealed, problems };
}

const SAMPLE = 3;

/**
 * Whether none of these keys decrypts anything, so that they belong to another installation. Tries the newest values of each
 * column; a database without encrypted values accepts any key.
 */
export async function decryptsNothing(db: Database, vault: Vault): Promise<boolean> {
  let tried = 0;
  for (const column of await listSealedColumns(db)) {
    for (const row of await readNewest(db, column)) {
      if (opens(vault, row)) return false;
      tried += 1;
    }
  }
  return tried > 0;
}

function opens(vault: Vault, { sealed }: Row): boolean {
  try {
    vault.open(sealed);
    return true;
  } catch {
    return false; // this value fails, the others are still tried
  }
}

function problemOf({ table, column, key }: SealedColumn, row: Row): SealedProblem {
  const names = key.map((name, index) => `${name} ${row.key[index]}`);
  return { where: `${table}.${column} with ${names.join(', ')}`, problem: 'it cannot be opened' };
}

async function resealRow(db: Database, vault: Vault, { table, column, key }: SealedColumn, row: Row): Promise<number> {
  const anew = vault.reseal(row.sealed);
  if (!anew) return 0;
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${anew}
    where ${tuple(key)} = ${values(row.key)} and ${sql.ref(column)} = ${row.sealed}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

async function* listSealed(db: Database, column: SealedColumn): AsyncGenerator<Row> {
  let rows = await readSealed(db, column, undefined);
  while (rows.length > 0) {
    yield* rows;
    rows = await readSealed(db, column, rows.at(-1)?.key);
  }
}

/** The next values after a row, by primary key. */
async function readSealed(db: Database, { table, column, key }: SealedColumn, after: string[] | undefined) {
  const { rows } = await sql<Row>`
    select array[${sql.join(key.map((name) => sql`${sql.ref(name)}::text`))}] as key, ${sql.ref(column)} as sealed
    from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${after ? sql`${tuple(key)} > ${values(after)}` : sql`true`}
    order by ${sql.join(key.map((name) => sql.ref(name)))}
    limit ${sql.lit(AT_ONCE)}`.execute(db);
  return rows;
}

async function readNewest(db: Database, { table, column, key }: SealedColumn): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select array[]::text[] as key, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null
    order by ${sql.join(key.map((name) => sql`${sql.ref(name)} desc`))} limit ${sql.lit(SAMPLE)}`.execute(db);
  return rows;
}

function tuple(names: readonly string[]) {
  return sql`(${sql.join(names.map((name) => sql.ref(name)))})`;
}

function values(key: readonly string[]) {
  return sql`(${sql.join(key)})`;
}
