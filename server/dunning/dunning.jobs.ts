import { z } from 'zod';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { forgetHoldsBefore } from './reminderHold.actions.ts';

/** Deletes holds of reminders that are over, with their reasons. */
export const forgetReminderHolds = defineJob({
  name: 'dunning.forget_holds',
  payload: z.object({}),
  every: '52 3 * * *',
  run: async (context) => {
    const forgotten = await inChange(context, system, (change) => forgetHoldsBefore(change, change.today));
    if (forgotten > 0) context.log.info({ forgotten }, 'ended holds of reminders deleted');
  },
});
