import { z } from 'zod';
import { wantNewPassword } from '../accounts/wishes.actions.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { findNamedAccount } from './logIn.reads.ts';

/**
 * Mails the link to a new password to the account of a membership number, if there is one. It is looked up here and not
 * while somebody waits, so that the answer takes as long for a number that nobody has (D13).
 */
export const mailLinkByNumber = defineJob({
  name: 'application.mailLinkByNumber',
  payload: z.object({ membership_no: z.string(), request: z.string() }),
  run: (context, { membership_no, request }) =>
    inChange(context, { kind: 'system' }, async (change) => {
      const account = await findNamedAccount(change.tx, membership_no);
      if (account) await wantNewPassword(change, account.email, request);
    }),
});
