import { z } from 'zod';
import { mayRemoveFiles } from '../platform/backup/removals.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Ground } from '../platform/work.ts';
import { listDiscardedFiles, listKeptNames } from './documents.reads.ts';
import { forgetDiscardedFile } from './documents.writes.ts';

const AT_ONCE = 500;
const AGAIN_AFTER_SECONDS = 60;
const LEFT_OVER_AFTER_MS = 24 * 3_600_000;

/** Removes the files whose rows are gone; the list of them is worked off, so that none is forgotten. */
export const removeDiscardedFiles = defineJob({
  name: 'documents.remove_discarded_files',
  payload: z.object({}),
  every: '30 3 * * *',
  run: async (ground) => {
    for (let names = await next(ground); names.length > 0; names = await next(ground)) {
      for (const name of names) {
        if (!(await removeDiscarded(ground, name))) return;
      }
    }
  },
});

/** Removes what no row knows after a day: uploads that a killed process could not finish (trust promise 6). */
export const sweepLeftovers = defineJob({
  name: 'documents.sweep_leftovers',
  payload: z.object({}),
  every: '45 3 * * *',
  run: async (ground) => {
    const before = new Date(ground.clock.now().getTime() - LEFT_OVER_AFTER_MS);
    const unfinished = await ground.files.removeUnfinished(before);
    let removed = 0;
    for await (const names of oldNames(ground, before)) removed += await removeUnknown(ground, names);
    ground.log.info({ unfinished, removed }, 'leftovers swept');
  },
});

/** Answers whether files may be removed; where not, the job comes again. */
async function removeDiscarded(ground: Ground, name: string): Promise<boolean> {
  return ground.db.transaction().execute(async (tx) => {
    if (await mayRemoveFiles(tx)) {
      await ground.files.remove(name);
      await forgetDiscardedFile(tx, name);
      return true;
    }
    await ground.sendJob(tx, removeDiscardedFiles.name, {}, { startAfterSeconds: AGAIN_AFTER_SECONDS });
    return false;
  });
}

function next(ground: Ground): Promise<string[]> {
  return listDiscardedFiles(ground.db, AT_ONCE);
}

async function removeUnknown(ground: Ground, names: string[]): Promise<number> {
  return ground.db.transaction().execute(async (tx) => {
    if (!(await mayRemoveFiles(tx))) return 0;
    const kept = await listKeptNames(tx, names);
    const unknown = names.filter((name) => !kept.has(name));
    for (const name of unknown) await ground.files.remove(name);
    return unknown.length;
  });
}

async function* oldNames(ground: Ground, before: Date): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const { storageKey, savedAt } of ground.files.list()) {
    if (savedAt < before) names.push(storageKey);
    if (names.length < AT_ONCE) continue;
    yield names;
    names = [];
  }
  yield names;
}
