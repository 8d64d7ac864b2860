import { z } from 'zod';
import { firstDayKept } from '../../domain/invoicing/retention.ts';
import { yearOf } from '../../domain/shared/day.ts';
import { forgetDecidedBefore } from '../approvals/approvals.actions.ts';
import { forgetAttemptsBefore } from '../audit/attempts.actions.ts';
import { forgetOwnAmountsBefore } from '../invoicing/ownAmounts/ownAmounts.actions.ts';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { forgetInvitations } from '../staff/invitations.actions.ts';

/**
 * Deletes invitations to the office that nobody used in time, and approvals, refused attempts, and own amounts of people, once the retention of that year's bookkeeping is over: a household may stay for decades, and is erased only
 * as a whole (decision 40).
 */
export const clearApprovals = defineJob({
  name: 'approvals.clear',
  payload: z.object({}),
  every: '54 3 * * *',
  run: async (context) => {
    const cleared = await inChange(context, system, async (change) => {
      const kept = firstDayKept(change.today);
      const amounts = await forgetOwnAmountsBefore(change, yearOf(kept));
      const invitations = await forgetInvitations(change);
      const attempts = await forgetAttemptsBefore(change, kept);
      return { approvals: await forgetDecidedBefore(change, kept), amounts, invitations, attempts };
    });
    if (Object.values(cleared).some((count) => count > 0)) context.log.info({ cleared }, 'decided approvals cleared');
  },
});
