import { z } from 'zod';
import { defineRun } from '../platform/runs/runs.ts';
import { countWaiting, listHouseholdsToWriteTo } from './addressees.reads.ts';
import { fillEnvelopes } from './filling.actions.ts';

/** A step takes a fraction of a second. */
const AT_ONCE = 40;
/** The file of a print keeps some kilobytes of each envelope in memory; what is left over goes into the next print. */
const MOST_IN_PRINT = 5_000;

/**
 * Puts waiting letters into envelopes, some households per step. Stopped and started again it goes on with the same print, and each
 * letter is in one envelope, because a step takes only letters that wait, under the lock of their household.
 */
export const fillPrint = fillPrintBy(AT_ONCE);

/** `fillPrint` with `inStep` households in a step. */
export function fillPrintBy(inStep: number) {
  return defineRun({
    kind: 'post.fill_print',
    payload: z.object({ print_id: z.int() }),
    position: z.object({ after: z.int(), filled: z.int() }),
    total: async ({ db, clock }) => (await countWaiting(db, clock.now())).households,
    step: async ({ change, payload: { print_id }, position, share }) => {
      const { after, filled } = position ?? { after: 0, filled: 0 };
      const most = Math.min(Math.ceil(inStep * share), MOST_IN_PRINT - filled);
      if (most <= 0) return { done: 0 };
      const households = await listHouseholdsToWriteTo(change.db, { after, most, now: change.now });
      const done = await fillEnvelopes(change, { print_id, households });
      const last = households.at(-1);
      return { next: last === undefined ? undefined : { after: last, filled: filled + done }, done };
    },
  });
}
