import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { ROOT } from './root.ts';

const FOLDER = join(ROOT, 'server/database');

/**
 * Creates the functions and views of `server/database` again, one file each, if any file has changed since the last start, or a
 * migration has just run. Files may mention each other: bodies are not checked during creation, and functions come before views.
 * A changed return type or column needs a migration that drops the old definition first.
 */
export async function applyDefinitions<T>(tx: Transaction<T>, hasMigrated: boolean): Promise<void> {
  const texts = await definitionTexts();
  const hash = createHash('sha256').update(texts.join('\0')).digest('hex');
  await sql`create table if not exists database_definitions (sha256 text primary key)`.execute(tx);
  const { rows } = await sql<{ sha256: string }>`select sha256 from database_definitions`.execute(tx);
  if (!hasMigrated && rows[0]?.sha256 === hash) return;
  await sql`set local check_function_bodies = off`.execute(tx);
  for (const text of texts) await sql.raw(text).execute(tx);
  await sql`delete from database_definitions`.execute(tx);
  await sql`insert into database_definitions (sha256) values (${hash})`.execute(tx);
}

async function definitionTexts(): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8')));
  const isView = (text: string) => text.includes('create or replace view ');
  return [...texts.filter((text) => !isView(text)), ...texts.filter(isView)];
}
