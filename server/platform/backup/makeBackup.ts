import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Context } from '../context.ts';
import { seal } from '../files/sealedStream.ts';
import type { KeyRing } from '../secrets/keyRing.ts';
import { BackupError } from './backupError.ts';
import { type DumpSummary, dumpDatabase } from './dump.ts';
import {
  DATABASE_PART,
  DATABASE_PURPOSE,
  FILES_FOLDER,
  FILES_PART,
  KEYS_FOLDER,
  MANIFEST,
  type Manifest,
  newManifest,
} from './manifest.ts';
import { flushFolder, writePart } from './parts.ts';
import { holdRemovals } from './removals.ts';

export type BackupOptions = {
  /** The folder that becomes the backup; it must not exist yet. */
  target: string;
  /** The end of the audit log's chain, for the manifest. */
  auditHead?: string | undefined;
  /** The keys by the name of their setting, if the backup has to contain them. */
  keys?: Readonly<Record<string, KeyRing>>;
};

const KEY_CHECK_BYTES = 8;

/**
 * Copies database and files of the running product as of one moment. The folder gets its name once everything is on the disk; an
 * interrupted one is deleted.
 */
export async function makeBackup(context: Context, { target, keys, auditHead }: BackupOptions): Promise<Manifest> {
  if (await exists(target)) throw new BackupError(`${target} is there already`);
  const draft = `${target}.part`;
  await claim(draft);
  try {
    await mkdir(join(draft, FILES_FOLDER), { mode: 0o700 });
    const manifest = await fill(context, draft, { keys, auditHead });
    await flushFolder(draft);
    await rename(draft, target);
    await flushFolder(dirname(target));
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Fails if another backup is writing to the same place, and leaves that one alone. */
async function claim(draft: string): Promise<void> {
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
  try {
    await mkdir(draft, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new BackupError(`${draft} is there already: a backup that is being made, or one that broke off. Remove that`);
  }
}

/** Identifies the keys without revealing them: eight bytes of a derived key that is used for nothing else. */
export function keyChecks(vault: Pick<Context['vault'], 'keysFor'>): string[] {
  return vault.keysFor('key check').map((key) => key.subarray(0, KEY_CHECK_BYTES).toString('hex'));
}

async function fill(
  context: Context,
  folder: string,
  { keys, auditHead }: Pick<BackupOptions, 'keys' | 'auditHead'>,
): Promise<Manifest> {
  return context.db.transaction().execute(async (holding) => {
    await holdRemovals(holding);
    const database = await fillDatabase(context, join(folder, DATABASE_PART));
    const files = await fillFiles(context, folder);
    const kept = await fillKeys(folder, keys ?? {});
    const { migrations, tables, sequences } = database.summary;
    const manifest = newManifest({
      made_at: context.clock.now().toISOString(),
      migrations,
      tables,
      sequences,
      files: files.total,
      ...(auditHead ? { audit_head: auditHead } : {}),
      key_checks: keyChecks(context.vault),
      parts: { [DATABASE_PART]: database.sum, [FILES_PART]: files.sum, ...kept },
    });
    await writePart(join(folder, MANIFEST), [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]);
    return manifest;
  });
}

async function fillDatabase({ db, vault }: Context, path: string): Promise<{ sum: string; summary: DumpSummary }> {
  const lines = new PassThrough();
  const packed = lines.pipe(createGzip());
  const written = writePart(path, seal(packed, vault.keyFor(DATABASE_PURPOSE), DATABASE_PART));
  written.catch(() => lines.destroy());
  const summary = await dumpDatabase(db, async (line) => {
    if (!lines.write(`${line}\n`)) await Promise.race([drained(lines), written]);
  });
  lines.end();
  return { ...(await written), summary };
}

function drained(stream: PassThrough): Promise<void> {
  return new Promise((resolve) => stream.once('drain', () => resolve()));
}

async function fillFiles({ files: { storage } }: Context, folder: string) {
  const total = { count: 0, bytes: 0 };
  const sums = async function* () {
    for await (const { name } of storage.list()) {
      const { sum, bytes } = await writePart(join(folder, FILES_FOLDER, name), await storage.get(name));
      total.count += 1;
      total.bytes += bytes;
      yield Buffer.from(`${sum}  ${FILES_FOLDER}/${name}\n`);
    }
  };
  const { sum } = await writePart(join(folder, FILES_PART), sums());
  await flushFolder(join(folder, FILES_FOLDER));
  return { sum, total };
}

async function fillKeys(folder: string, keys: Readonly<Record<string, KeyRing>>): Promise<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const [setting, ring] of Object.entries(keys)) {
    await mkdir(join(folder, KEYS_FOLDER), { recursive: true, mode: 0o700 });
    const path = `${KEYS_FOLDER}/${setting.toLowerCase()}`;
    const text = ring.map((key) => key.toString('hex')).join(',');
    kept[path] = (await writePart(join(folder, path), Readable.from([Buffer.from(text)]))).sum;
  }
  return kept;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
