import { z } from 'zod';
import { tellEverybody, tellOnCall } from '../onCall/onCall.actions.ts';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { type Change, inChange } from '../platform/work.ts';
import { findCase } from './deathCase.reads.ts';

const SLOT_MS = 600_000;

/**
 * Calls whoever is on call about a message of the public page, and all staff after `onCallMinutes` (settings) if nobody has
 * opened the case by then.
 */
export async function callForHelp(change: Change, case_id: number): Promise<void> {
  await tellOnCall(change, { effect: reported(case_id), calledFor: 'deathReported', path: `/deaths/${case_id}` });
  const startAfterSeconds = change.settings.onCallMinutes * 60;
  await change.enqueue(callAgainForHelp, { case_id }, { startAfterSeconds });
}

/**
 * Tells those on call that very many messages are arriving, instead of a call for each: once in ten minutes, because a program
 * may send thousands.
 */
export async function tellOfMany(change: Change): Promise<void> {
  const slot = Math.floor(change.now.getTime() / SLOT_MS);
  await tellOnCall(change, { effect: `deaths.many/${slot}`, calledFor: 'manyReports', path: '/deaths' });
}

/** Tells all staff once that a reported case is still unopened. */
export const callAgainForHelp = defineJob({
  name: 'deaths.call_again',
  payload: z.object({ case_id: z.int() }),
  run: async (context, { case_id }) => {
    await inChange(context, system, async (change) => {
      const row = await findCase(change.tx, case_id);
      if (!row || row.opened_at || row.state !== 'reported') return;
      await tellEverybody(change, { effect: reported(case_id), path: `/deaths/${case_id}` });
    });
  },
});

function reported(case_id: number): string {
  return `deaths.reported/${case_id}`;
}
