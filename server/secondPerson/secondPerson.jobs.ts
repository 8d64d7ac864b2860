import { z } from 'zod';
import { firstDayKept } from '../../domain/invoicing/retention.ts';
import { forgetDecidedBefore } from '../approvals/approvals.actions.ts';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';

/**
 * Forgets what two people of the office decided, once bookkeeping of that year need not be kept any more: a household may
 * stay for decades, and goes with what is left of it (decision 40).
 */
export const clearApprovals = defineJob({
  name: 'application.clear_approvals',
  payload: z.object({}),
  every: '54 3 * * *',
  run: async (context) => {
    const cleared = await inChange(context, system, (change) =>
      forgetDecidedBefore(change, firstDayKept(change.today)),
    );
    if (cleared > 0) context.log.info({ cleared }, 'decided approvals cleared');
  },
});
