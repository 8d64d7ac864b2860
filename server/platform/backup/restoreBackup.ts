import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Database } from '../db.ts';
import { FileLost } from '../files/fileLost.ts';
import { unseal } from '../files/sealedStream.ts';
import type { FileStorage } from '../files/storage.ts';
import { isStorageKey } from '../files/storage.ts';
import { isOfTrial, migrate, migrationNames } from '../migrate.ts';
import type { Vault } from '../secrets/vault.ts';
import { BackupError } from './backupError.ts';
import { linesIn } from './lines.ts';
import { loadDatabase } from './load.ts';
import {
  anyManifestSchema,
  DATABASE_PART,
  DATABASE_PURPOSE,
  FILES_FOLDER,
  FILES_PART,
  MANIFEST,
  type Manifest,
  manifestSchema,
} from './manifest.ts';
import { sumOf } from './parts.ts';

const TRIAL =
  'The backup was made by a trial version of Vefa, whose data are not taken over: begin anew with an empty data folder';

/** Reads a backup's description and compares every checksum; throws a BackupError before anything is written. */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error) => {
    if (!isMissing(error)) throw error;
    throw new BackupError(`${folder} is no backup: it has no ${MANIFEST}`);
  });
  const described = asJson(text);
  if (isOfTrial(anyManifestSchema.safeParse(described).data?.migrations ?? [])) throw new BackupError(TRIAL);
  const parsed = manifestSchema.safeParse(described);
  if (!parsed.success) throw new BackupError(`${join(folder, MANIFEST)} cannot be read by this version of Vefa`);
  const manifest = parsed.data;
  for (const [path, sum] of Object.entries(manifest.parts)) await assertSum(folder, path, sum);
  let count = 0;
  for await (const { path, sum } of listFiles(folder)) {
    await assertSum(folder, path, sum);
    count += 1;
  }
  if (count !== manifest.files.count)
    throw new BackupError(`${folder} has ${count} files, not ${manifest.files.count}`);
  const known = await migrationNames();
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new BackupError(`The backup was made by a newer version of Vefa (${unknown})`);
  return manifest;
}

type Place = { db: Database; vault: Pick<Vault, 'keysFor'> };

/**
 * Makes the schema of the backup's version, loads the tables, then migrates to this version; compares every number of rows.
 * Throws a BackupError without changes if the keys do not decrypt it.
 */
export async function restoreDatabase({ db, vault }: Place, folder: string, manifest: Manifest): Promise<void> {
  const loaded = await loadDatabase(db, linesOf(folder, vault), manifest);
  for (const [table, count] of Object.entries(manifest.tables)) {
    if (loaded[table] !== count) throw new BackupError(`${table} has ${loaded[table] ?? 0} rows, not ${count}`);
  }
  await migrate(db);
}

export async function restoreFiles(storage: FileStorage, folder: string): Promise<void> {
  for await (const { path, name } of listFiles(folder)) await storage.put(name, createReadStream(join(folder, path)));
}

async function* listFiles(folder: string): AsyncGenerator<{ path: string; name: string; sum: string }> {
  for await (const line of linesIn(createReadStream(join(folder, FILES_PART)))) {
    const [sum = '', path = ''] = line.split('  ');
    const name = path.slice(FILES_FOLDER.length + 1);
    if (!isStorageKey(name))
      throw new BackupError(`${FILES_PART} names something that is no file of a backup: ${path}`);
    yield { path, name, sum };
  }
}

async function assertSum(folder: string, path: string, sum: string): Promise<void> {
  const found = await sumOf(join(folder, path)).catch((error) => {
    if (!isMissing(error)) throw error;
    return 'nothing';
  });
  if (found !== sum) throw new BackupError(`${join(folder, path)} is damaged or missing`);
}

/** Other errors are not the backup's fault: wrong permissions, or a failing disk. */
function isMissing(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ENOENT' || error.code === 'ENOTDIR';
}

async function* linesOf(folder: string, vault: Place['vault']): AsyncGenerator<string> {
  const stored = createReadStream(join(folder, DATABASE_PART));
  const packed = Readable.from(unseal(stored, vault.keysFor(DATABASE_PURPOSE), DATABASE_PART));
  // an error while unpacking reaches the reader of the lines
  const unpacked = pipeline(packed, createGunzip(), () => undefined);
  try {
    yield* linesIn(unpacked);
  } catch (error) {
    if (!(error instanceof FileLost)) throw error;
    throw new BackupError('The database of the backup does not open with this FILE_KEY', { cause: error });
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
