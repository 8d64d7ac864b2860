import { z } from 'zod';
import { isForgottenAccount, listForgottenAccounts, lockAccount } from '../accounts/accounts.reads.ts';
import { CONFIRMATION_HOURS } from '../accounts/links.actions.ts';
import { HOUR_SECONDS } from '../accounts/throttle.actions.ts';
import { eachInChange } from '../platform/batch.ts';
import { defineJob } from '../platform/jobs.ts';
import { forgetMails } from '../platform/mail/forget.ts';
import type { Change } from '../platform/work.ts';
import { discardRegistration } from './registration.actions.ts';

const UNCONFIRMED_KEPT_SECONDS = CONFIRMATION_HOURS * HOUR_SECONDS;

/**
 * Removes registrations that nobody confirmed within 48 hours, nor can with a link that was mailed later, and what was
 * mailed to their address.
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
  // since it was listed somebody may have confirmed it, or asked for another link
  if (!account || !(await isForgottenAccount(change.tx, accountId, { since, now: change.now }))) return false;
  await discardRegistration(change, accountId);
  // every link in them is over, so that none of them has to leave any more
  await forgetMails(change, { to: account.email, until: since });
  return true;
}
