import { z } from 'zod';
import { requestNewPassword } from '../accounts/linkRequests.actions.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { findNamedAccount } from './logIn.reads.ts';

/**
 * Mails a password link to the account of a membership number, if there is one. It is looked up in the job and not in the
 * request, so that the answer takes as long for an unknown number (D13).
 */
export const mailLinkByNumber = defineJob({
  name: 'application.mailLinkByNumber',
  payload: z.object({ membership_no: z.string(), request: z.string() }),
  run: (context, { membership_no, request }) =>
    inChange(context, { kind: 'system' }, async (change) => {
      const account = await findNamedAccount(change.tx, membership_no);
      if (account) await requestNewPassword(change, account.email, request);
    }),
});
