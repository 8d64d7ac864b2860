import { z } from 'zod';
import { firstDayKept } from '../../domain/invoicing/retention.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { clearNobodysBefore } from './payments.writes.ts';

/**
 * Takes payers and their words out of lines of the bank's that were laid aside, divided or taken back as nobody's, once
 * bookkeeping need not be kept any more: they belong to no household, so nobody erases them with one (decision 18).
 */
export const clearNobodys = defineJob({
  name: 'payments.clear_nobodys',
  payload: z.object({}),
  every: '57 3 * * *',
  run: async (context) => {
    const cleared = await inChange(context, { kind: 'system' }, ({ tx, today }) =>
      clearNobodysBefore(tx, firstDayKept(today)),
    );
    if (cleared > 0) context.log.info({ cleared }, 'lines of no household cleared');
  },
});
