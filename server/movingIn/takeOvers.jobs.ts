import { z } from 'zod';
import { defineRun } from '../platform/runs/runs.ts';
import { takeOver } from './entering.actions.ts';
import { countRows, findTakeOver, listMade, listRowsToDecide } from './takeOvers.reads.ts';
import { updateDecided, updatePredicted, updateTakeOver, updateUndone } from './takeOvers.writes.ts';
import { undoOne } from './undoing.actions.ts';

/** A step takes a second or two. */
const AT_ONCE = 50;

const payload = z.object({ take_over_id: z.int() });
const position = z.object({ after: z.int() });

/**
 * The dry run: takes over every household and rolls it back (decision 102). Its rows say afterwards what the run would do with them.
 */
export const tryTakeOver = defineRun({
  kind: 'moving_in.dry_run',
  payload,
  position,
  total: ({ db }, { take_over_id }) => countRows(db, take_over_id, 'all'),
  step: async ({ context, change, payload: { take_over_id }, position: at, share }) => {
    const page = { take_over_id, after: at?.after ?? 0, most: Math.ceil(AT_ONCE * share), which: 'all' as const };
    const rows = await listRowsToDecide(change.db, change.vault, page);
    for (const row of rows) {
      await updatePredicted(change.tx, row.id, await takeOver(context, change, row, { isDryRun: true }));
    }
    const last = rows.at(-1);
    if (!last) await updateTakeOver(change.tx, take_over_id, { tried_at: change.now });
    return { next: last && { after: last.id }, done: rows.length };
  },
});

/** Takes over the households of a list, each row once: a row and its household are written together. */
export const runTakeOver = runTakeOverBy(AT_ONCE);

/** `runTakeOver` with `most` rows in a step. */
export function runTakeOverBy(most: number) {
  return defineRun({
    kind: 'moving_in.run',
    payload,
    position,
    total: ({ db }, { take_over_id }) => countRows(db, take_over_id, 'undecided'),
    step: async ({ context, change, payload: { take_over_id }, position: at, share }) => {
      if (!(await findTakeOver(change.db, take_over_id))?.agreed_at) return { done: 0 };
      const inStep = Math.ceil(most * share);
      const page = { take_over_id, after: at?.after ?? 0, most: inStep, which: 'undecided' as const };
      const rows = await listRowsToDecide(change.db, change.vault, page);
      for (const row of rows) {
        const outcome = await takeOver(context, change, row, { isDryRun: false });
        await updateDecided(change.tx, row.id, { ...outcome, decided_at: change.now });
      }
      const last = rows.at(-1);
      return { next: last && { after: last.id }, done: rows.length };
    },
  });
}

/** Takes the households back, each once. */
export const undoTakeOver = undoTakeOverBy(AT_ONCE);

/** `undoTakeOver` with `most` households in a step. */
export function undoTakeOverBy(most: number) {
  return defineRun({
    kind: 'moving_in.undo',
    payload,
    position,
    total: ({ db }, { take_over_id }) => countRows(db, take_over_id, 'made'),
    step: async ({ context, change, payload: { take_over_id }, position: at, share }) => {
      const page = { take_over_id, after: at?.after ?? 0, most: Math.ceil(most * share) };
      const rows = await listMade(change.db, page);
      let failed = 0;
      for (const row of rows) {
        const undone = await undoOne(context, change, row);
        await updateUndone(change.tx, row.id, undone);
        if (undone.undone === 'failed') failed += 1;
      }
      const last = rows.at(-1);
      return { next: last && { after: last.id }, done: rows.length - failed, failed };
    },
  });
}
