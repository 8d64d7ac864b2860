import { z } from 'zod';
import { addDays } from '../../domain/shared/day.ts';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { deleteShiftsOver } from './onCall.writes.ts';

/** As long as somebody may ask who was on call. */
export const SHIFTS_KEPT_DAYS = 90;

/** Deletes old shifts with their phone numbers, and those of closed accounts. */
export const clearShifts = defineJob({
  name: 'on_call.clear',
  payload: z.object({}),
  every: '58 3 * * *',
  run: async (context) => {
    const cleared = await inChange(context, system, ({ tx, today }) =>
      deleteShiftsOver(tx, addDays(today, -SHIFTS_KEPT_DAYS)),
    );
    if (cleared > 0) context.log.info({ cleared }, 'shifts cleared');
  },
});
