import { z } from 'zod';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { showNotification } from './notifications.writes.ts';

/** News that a booking caused appears after a while, unless the booking was undone (decision 77). */
export const showHeldNews = defineJob({
  name: 'notifications.show',
  payload: z.object({ notification_id: z.int() }),
  run: (context, { notification_id }) =>
    inChange(context, system, (change) => showNotification(change.tx, notification_id)),
});
