import { z } from 'zod';
import { defineJob } from './jobs.ts';
import { hearAgain } from './work.ts';

const HEARD_BY_THEN_MS = 60_000;

/** Lets be heard what a killed process or a failing listener has left unheard. */
export const sweepNews = defineJob({
  name: 'news.hear_again',
  payload: z.object({}),
  every: '*/5 * * * *',
  run: async (ground) => {
    const heard = await hearAgain(ground, new Date(ground.clock.now().getTime() - HEARD_BY_THEN_MS));
    if (heard > 0) ground.log.info({ heard }, 'news heard again');
  },
});
