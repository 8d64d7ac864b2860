import { z } from 'zod';
import { firstDayKept } from '../../domain/invoicing/retention.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { clearUnassignedPayersBefore } from './payments.writes.ts';

/**
 * Clears payers and texts of bank lines that were dismissed, split, or returned without a household, once the retention for
 * bookkeeping is over: they belong to no household, so no erasure of a household reaches them (decision 18).
 */
export const clearUnassignedPayers = defineJob({
  name: 'payments.clear_nobodys',
  payload: z.object({}),
  every: '57 3 * * *',
  run: async (context) => {
    const cleared = await inChange(context, { kind: 'system' }, ({ tx, today }) =>
      clearUnassignedPayersBefore(tx, firstDayKept(today)),
    );
    if (cleared > 0) context.log.info({ cleared }, 'lines without a household cleared');
  },
});
