import { sql } from 'kysely';
import type { TestServer } from './testServer.ts';

/** Columns that can contain text, JSON or bytes, as `table.column`, read from the database's schema. */
export async function textColumns({ context }: TestServer): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type not in
      ('integer', 'bigint', 'boolean', 'date', 'timestamp with time zone', 'uuid')
    order by 1`.execute(context.db);
  return rows.map(({ name }) => name);
}

/** Every column of every table, the queue's included, that contains one of these words, encrypted or not. */
export async function columnsWith(server: TestServer, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { name, schema } of await everyTable(server)) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(`${schema}.${name}`)} t`.execute(server.context.db);
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        const said = `${JSON.stringify(value)} ${opened(server, value)}`.toLowerCase();
        if (words.some((word) => said.includes(word.toLowerCase()))) found.add(`${name}.${column}`);
      }
    }
  }
  return [...found].sort();
}

async function everyTable({ context }: TestServer): Promise<{ schema: string; name: string }[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(context.db);
  return rows;
}

/** The decrypted text of bytes; empty for a hash or a digest. */
function opened({ context }: TestServer, value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('\\x')) return '';
  try {
    return context.vault.open(Buffer.from(value.slice(2), 'hex'));
  } catch {
    return '';
  }
}
