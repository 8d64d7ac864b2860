import { z } from 'zod';
import { isForgottenAccount, listForgottenAccounts, lockAccount } from '../accounts/accounts.reads.ts';
import { CONFIRMATION_HOURS } from '../accounts/links.actions.ts';
import { HOUR_SECONDS } from '../accounts/throttle.actions.ts';
import { eachInChange } from '../platform/batch.ts';
import type { Change } from '../platform/context.ts';
import { defineJob } from '../platform/jobs.ts';
import { forgetMails } from '../platform/mail/forget.ts';
import { discardRegistration } from './registration.actions.ts';

const UNCONFIRMED_KEPT_SECONDS = CONFIRMATION_HOURS * HOUR_SECONDS;

/**
 * Deletes registrations that nobody confirmed within 48 hours and that no later link can still confirm, with the mails to their
 * address.
 */
export const removeForgottenRegistrations = defineJob({
  name: 'registration.removeForgotten',
  payload: z.object({}),
  every: '27 * * * *',
  run: async (context) => {
    const now = context.clock.now();
    const since = new Date(now.getTime() - UNCONFIRMED_KEPT_SECONDS * 1_000);
    const forgotten = await listForgottenAccounts(context.db, { since, now });
    const { failed } = await eachInChange(context, forgotten, (change, id) => remove(change, id, since));
    if (failed > 0) throw new Error(`${failed} registrations could not be removed`);
  },
});

async function remove(change: Change, accountId: number, since: Date): Promise<boolean> {
  const account = await lockAccount(change.tx, accountId);
  // meanwhile somebody may have confirmed it, or requested another link
  if (!account || !(await isForgottenAccount(change.tx, accountId, { since, now: change.now }))) return false;
  await discardRegistration(change, accountId);
  // the links in them have expired, so none of them has to be sent any more
  await forgetMails(change, { to: account.email, until: since });
  return true;
}
