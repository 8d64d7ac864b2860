import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { renewIdentityDigests } from './identityDigests.actions.ts';

/** Makes the digests of identity numbers that were stored before there were any, so that the office finds people by them. */
export const fillIdentityDigests = defineJob({
  name: 'members.fill_digests',
  payload: z.object({}),
  every: '49 3 * * *',
  run: async (context) => {
    const filled = await renewIdentityDigests(context, 'missing');
    if (filled > 0) context.log.info({ filled }, 'digests of identity numbers made');
  },
});
