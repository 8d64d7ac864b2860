import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { inChange } from '../../platform/work.ts';
import { deleteExpiredPaymentLinks } from './paymentLinks.writes.ts';

/** Deletes links to invoices that have expired (decision 63). */
export const forgetPaymentLinks = defineJob({
  name: 'payments.forget_links',
  payload: z.object({}),
  every: '47 3 * * *',
  run: async (context) => {
    const deleted = await inChange(context, { kind: 'system' }, ({ tx, now }) => deleteExpiredPaymentLinks(tx, now));
    if (deleted > 0) context.log.info({ deleted }, 'expired links to invoices deleted');
  },
});
