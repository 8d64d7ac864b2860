import { z } from 'zod';
import { firstDayKept } from '../../domain/invoicing/retention.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { clearWordsBefore } from './cash.writes.ts';

/**
 * Clears words and names in the cash book once the retention for bookkeeping is over (decision 18). Numbers, days and amounts stay,
 * so that the book still adds up.
 */
export const clearCashWords = defineJob({
  name: 'cash.clear_words',
  payload: z.object({}),
  every: '53 3 * * *',
  run: async (context) => {
    const cleared = await inChange(context, { kind: 'system' }, ({ tx, today }) =>
      clearWordsBefore(tx, firstDayKept(today)),
    );
    if (cleared > 0) context.log.info({ cleared }, 'words of the cash book cleared');
  },
});
