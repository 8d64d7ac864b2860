import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { resealDocuments } from '../documents/keptDocuments.actions.ts';
import { renewIdentityDigests } from '../members/identityNumbers/identityDigests.actions.ts';
import type { Context } from '../platform/context.ts';
import { ROOT } from '../platform/root.ts';
import { listSealedColumns, resealColumn } from '../platform/secrets/sealedColumns.ts';
import { openCommandContext } from './commandContext.ts';

const KEY_BYTES = 32;
const LOST_KEY_SQL = join(ROOT, 'deploy/lost-key.sql');

/** A new key for the settings FILE_KEY and SESSION_SECRET. */
export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('hex');
}

/**
 * Deletes everything that only a lost key would open, so that the product starts with a new one; cannot be undone. Throws a SettingError
 * if the key that is set opens anything.
 */
export async function giveUpLost(env: NodeJS.ProcessEnv, print: (line: string) => true): Promise<boolean> {
  const { context, close } = await openCommandContext({ env, isKeyLost: true });
  try {
    await sql.raw(await readFile(LOST_KEY_SQL, 'utf8')).execute(context.db);
    return print('What only the lost key would open is deleted. Members send their documents again.');
  } finally {
    await close();
  }
}

/** Re-encrypts everything with the newest key; returns whether all is done. May run beside the product, and again. */
export async function resealEverything(
  { db, vault, files }: Pick<Context, 'db' | 'vault' | 'files'>,
  print: (line: string) => void,
): Promise<boolean> {
  let left = 0;
  for (const column of await listSealedColumns(db)) {
    const { resealed, problems } = await resealColumn(db, vault, column);
    print(`  ${`${column.table}.${column.column}`.padEnd(34)} ${resealed}`);
    for (const { where, problem } of problems) print(`  ${where} stays as it is: ${problem}`);
    left += problems.length;
  }
  print(`  ${'digests of identity numbers'.padEnd(34)} ${await renewIdentityDigests({ db, vault }, 'all')}`);
  const documents = await resealDocuments({ db, vault, files });
  print(`  ${'documents'.padEnd(34)} ${documents.resealed}`);
  for (const { document_id, problem } of documents.problems)
    print(`  document ${document_id} stays as it is: ${problem}`);
  if (left + documents.problems.length > 0) return false;
  print(
    'Everything is encrypted with the newest key. Older ones may now leave FILE_KEY; backups made before need them.',
  );
  return true;
}
