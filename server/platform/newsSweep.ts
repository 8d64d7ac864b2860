import { z } from 'zod';
import { system } from './actor.ts';
import { defineJob } from './jobs.ts';
import { deleteHandledUntil } from './news.ts';
import { handleMissedEvents, inChange } from './work.ts';

const HANDLED_BY_THEN_MS = 60_000;
/** As long as somebody may ask what became of it. */
const HANDLED_KEPT_MS = 30 * 24 * 3_600_000;

/** Calls listeners again for events that a killed process or a failing listener has left unhandled. */
export const sweepNews = defineJob({
  name: 'news.hear_again',
  payload: z.object({}),
  every: '*/5 * * * *',
  run: async (context) => {
    const heard = await handleMissedEvents(context, new Date(context.clock.now().getTime() - HANDLED_BY_THEN_MS));
    if (heard > 0) context.log.info({ heard }, 'events handled again');
  },
});

/** Deletes events that were handled long ago. */
export const forgetNews = defineJob({
  name: 'news.forget',
  payload: z.object({}),
  every: '59 3 * * *',
  run: async (context) => {
    const forgotten = await inChange(context, system, ({ tx, now }) =>
      deleteHandledUntil(tx, new Date(now.getTime() - HANDLED_KEPT_MS)),
    );
    if (forgotten > 0) context.log.info({ forgotten }, 'handled events deleted');
  },
});
