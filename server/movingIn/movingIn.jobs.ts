import { z } from 'zod';
import { discardKeptFiles } from '../documents/documents.actions.ts';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { deleteImportedFilesBefore } from './movingIn.writes.ts';

const DAY_MS = 86_400_000;
/** Three rounds of mending rows, and the weeks of the switch-over. */
export const LISTS_KEPT_DAYS = 90;

/** Deletes files of former lists that nobody has given up. */
export const clearImportedFiles = defineJob({
  name: 'moving_in.clear_files',
  payload: z.object({}),
  every: '7 4 * * *',
  run: async (context) => {
    await inChange(context, system, async (change) => {
      const before = new Date(change.now.getTime() - LISTS_KEPT_DAYS * DAY_MS);
      await discardKeptFiles(change, await deleteImportedFilesBefore(change.tx, before));
    });
  },
});
