import { z } from 'zod';
import { addDays } from '../../domain/shared/day.ts';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { deleteShiftsOver } from './onCall.writes.ts';

/** As long as a mail may have to be explained by who was on call. */
export const SHIFTS_KEPT_DAYS = 90;

/** Removes shifts of long ago with their numbers, and those of accounts that are closed. */
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
