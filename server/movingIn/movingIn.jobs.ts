import { z } from 'zod';
import { discardKeptFiles } from '../documents/documents.actions.ts';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { clearListsBefore, deleteImportedFilesBefore } from './movingIn.writes.ts';
import { LIST_KEPT_DAYS } from './proof/proof.reads.ts';
import { beginAlone } from './takeOvers.actions.ts';
import { listAsked } from './takeOvers.reads.ts';

const DAY_MS = 86_400_000;
/** Three rounds of mending rows, and the weeks of the switch-over. */
export const LISTS_KEPT_DAYS = 90;

/** Deletes files of former lists that nobody has given up, and what was read of those that were signed or given up. */
export const clearImportedFiles = defineJob({
  name: 'moving_in.clear_files',
  payload: z.object({}),
  every: '7 4 * * *',
  run: async (context) => {
    await inChange(context, system, async (change) => {
      const { tx, now } = change;
      const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
      await discardKeptFiles(change, await clearListsBefore(tx, ago(LIST_KEPT_DAYS)));
      await discardKeptFiles(change, await deleteImportedFilesBefore(tx, ago(LISTS_KEPT_DAYS), now));
    });
  },
});

/** Begins what the only one of the board asked for three days ago. */
export const beginTakeOversAlone = defineJob({
  name: 'moving_in.begin_alone',
  payload: z.object({}),
  every: '37 4 * * *',
  run: async (context) => {
    for (const id of await listAsked(context.db)) {
      await inChange(context, system, (change) => beginAlone(change, id));
    }
  },
});
