import { z } from 'zod';
import { firstDayKept } from '../../domain/invoicing/retention.ts';
import { forgetDecidedBefore } from '../approvals/approvals.actions.ts';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';

/**
 * Deletes approvals once the retention of that year's bookkeeping is over: a household may stay for decades, and is erased only
 * as a whole (decision 40).
 */
export const clearApprovals = defineJob({
  name: 'approvals.clear',
  payload: z.object({}),
  every: '54 3 * * *',
  run: async (context) => {
    const cleared = await inChange(context, system, (change) =>
      forgetDecidedBefore(change, firstDayKept(change.today)),
    );
    if (cleared > 0) context.log.info({ cleared }, 'decided approvals cleared');
  },
});
