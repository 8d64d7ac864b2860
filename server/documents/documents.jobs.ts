import { z } from 'zod';
import { mayRemoveFiles } from '../platform/backup/removals.ts';
import type { Context } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { ownsDocuments } from '../platform/files/storeMark.ts';
import { defineJob } from '../platform/jobs.ts';
import { countDocuments, listDiscardedFiles, listKnownNames } from './documents.reads.ts';
import { forgetDiscardedFile } from './documents.writes.ts';

const AT_ONCE = 500;
const AGAIN_AFTER_SECONDS = 60;
const LEFT_OVER_AFTER_MS = 24 * 3_600_000;
/** More than crashes leave over: then the database is the wrong one. */
const LEFT_OVER_AT_MOST = 20;
const LEFT_OVER_SHARE = 0.05;

/** Deletes the files whose rows are deleted; the list of them is kept until all are done. */
export const removeDiscardedFiles = defineJob({
  name: 'documents.remove_discarded_files',
  payload: z.object({}),
  every: '30 3 * * *',
  run: async (context) => {
    await assertOwnDocuments(context);
    for (let names = await next(context); names.length > 0; names = await next(context)) {
      for (const name of names) {
        if (!(await removeDiscarded(context, name))) return;
      }
    }
  },
});

/**
 * Deletes files that no row has known for a day: uploads of a killed process (trust promise 6). If that would be many documents
 * it fails and deletes none, because the database is probably not the one of this storage.
 */
export const sweepLeftovers = defineJob({
  name: 'documents.sweep_leftovers',
  payload: z.object({}),
  every: '45 3 * * *',
  run: async (context) => {
    const before = new Date(context.clock.now().getTime() - LEFT_OVER_AFTER_MS);
    await assertOwnDocuments(context);
    const leftovers = await listLeftovers(context, before);
    const unfinished = await context.files.removeUnfinished(before);
    let removed = 0;
    for await (const names of inBatches(leftovers)) removed += await removeUnknown(context, names);
    context.log.info({ unfinished, removed }, 'leftovers swept');
  },
});

/** Checked at start already, unless the storage did not answer then. */
async function assertOwnDocuments(context: Context): Promise<void> {
  if (!(await ownsDocuments(context))) throw new Error('The documents belong to another database: none was removed');
}

/** Returns whether files may be deleted; otherwise the job is retried. */
async function removeDiscarded(context: Context, name: string): Promise<boolean> {
  return context.db.transaction().execute(async (tx) => {
    if (await mayRemoveFiles(tx)) {
      await context.files.remove(name);
      await forgetDiscardedFile(tx, name);
      return true;
    }
    await context.sendJob(tx, removeDiscardedFiles.name, {}, { startAfterSeconds: AGAIN_AFTER_SECONDS });
    return false;
  });
}

function next(context: Context): Promise<string[]> {
  return listDiscardedFiles(context.db, AT_ONCE);
}

/** Names of leftover files while they are few; if there are too many, none is deleted and they are only counted. */
async function listLeftovers({ db, files, log }: Context, before: Date): Promise<string[]> {
  const known = await countDocuments(db);
  const most = Math.max(LEFT_OVER_AT_MOST, Math.floor(known * LEFT_OVER_SHARE));
  const leftovers: string[] = [];
  let unknown = 0;
  for await (const names of inBatches(savedBefore(files, before))) {
    const strangers = await unknownOf(db, names);
    unknown += strangers.length;
    if (unknown <= most) leftovers.push(...strangers);
  }
  if (unknown <= most) return leftovers;
  log.error(
    { unknown, known, most },
    'leftovers not swept: they are too many, is this the database of these documents?',
  );
  throw new Error(`${unknown} of the stored documents are unknown to this database: none was removed`);
}

async function* savedBefore(files: FileStore, before: Date): AsyncGenerator<string> {
  for await (const { storageKey, savedAt } of files.list()) if (savedAt < before) yield storageKey;
}

/** Checks again that no row knows them, and deletes them. */
async function removeUnknown(context: Context, names: string[]): Promise<number> {
  return context.db.transaction().execute(async (tx) => {
    if (!(await mayRemoveFiles(tx))) return 0;
    const unknown = await unknownOf(tx, names);
    for (const name of unknown) await context.files.remove(name);
    return unknown.length;
  });
}

async function unknownOf(db: Reader, names: string[]): Promise<string[]> {
  const known = await listKnownNames(db, names);
  return names.filter((name) => !known.has(name));
}

/** In batches, because a storage may hold more names than fit into memory. */
async function* inBatches(names: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const name of names) {
    batch.push(name);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
