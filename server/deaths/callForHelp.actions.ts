import { z } from 'zod';
import { tellEverybody, tellOnCall } from '../onCall/onCall.actions.ts';
import { system } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { countUnopened, findCase } from './deathCase.reads.ts';

const MINUTE_MS = 60_000;
/** So long one message to all speaks for all reports, in minutes. */
const SLOT_MINUTES = 10;

/**
 * Calls those on call about a message of the public page, and all staff after `onCallMinutes` (settings) if nobody has
 * opened the case by then.
 */
export async function callForHelp(change: Change, case_id: number): Promise<void> {
  await tellOnCall(change, { effect: reported(case_id), calledFor: 'deathReported', path: `/deaths/${case_id}` });
  await callAgainLater(change, { case_id, is_one_of_many: false });
}

/**
 * Tells those on call that very many messages are arriving, instead of a call for each: once in ten minutes, because a program
 * may send thousands. A case that is still unopened after `onCallMinutes` is told to all staff, as any other.
 */
export async function tellOfMany(change: Change, case_id: number): Promise<void> {
  await tellOnCall(change, { effect: `deaths.many/${slotOf(change.now)}`, calledFor: 'manyReports', path: '/deaths' });
  await callAgainLater(change, { case_id, is_one_of_many: true });
}

/**
 * Tells all staff that a reported case is still unopened: once about each case, or, where very many messages have arrived, once
 * in ten minutes how many wait. That message counts those that have just arrived as well, so that none is left out.
 */
export const callAgainForHelp = defineJob({
  name: 'deaths.call_again',
  payload: z.object({ case_id: z.int(), is_one_of_many: z.boolean().default(false) }),
  run: async (context, { case_id, is_one_of_many }) => {
    await inChange(context, system, async (change) => {
      const row = await findCase(change.tx, case_id);
      if (!row || row.opened_at || row.state !== 'reported') return;
      if (!is_one_of_many) return tellEverybody(change, { effect: reported(case_id), path: `/deaths/${case_id}` });
      const waiting = await countUnopened(change.tx);
      // no longer than a case waits: otherwise the slot's message may have gone out before the case came
      const slot = slotOf(change.now, Math.min(SLOT_MINUTES, change.settings.onCallMinutes));
      return tellEverybody(change, { effect: `deaths.waiting/${slot}`, path: '/deaths', waiting });
    });
  },
});

type Later = { case_id: number; is_one_of_many: boolean };

async function callAgainLater(change: Change, later: Later): Promise<void> {
  await change.enqueue(callAgainForHelp, later, { startAfterSeconds: change.settings.onCallMinutes * 60 });
}

function slotOf(now: Date, minutes = SLOT_MINUTES): number {
  return Math.floor(now.getTime() / (minutes * MINUTE_MS));
}

function reported(case_id: number): string {
  return `deaths.reported/${case_id}`;
}
