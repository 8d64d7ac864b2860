import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { linkNewEntries } from './linking.actions.ts';
import { verifyAndNote } from './verifying.actions.ts';

/** What is new in the audit log gets its links. */
export const linkAuditLog = defineJob({
  name: 'audit.link',
  payload: z.object({}),
  every: '*/10 * * * *',
  run: async (context, _payload, signal) => {
    await linkNewEntries(context, signal);
  },
});

/** Every night the whole chain is verified; the office's page "Is all well?" shows what was found. */
export const verifyAuditLog = defineJob({
  name: 'audit.verify',
  payload: z.object({}),
  every: '40 3 * * *',
  run: async (context) => {
    const { problems, count } = await verifyAndNote(context);
    if (count > 0) context.log.error({ problems, count }, 'the audit log was changed');
  },
});
