import { z } from 'zod';
import { listForgottenAccounts, lockAccount } from '../accounts/accounts.reads.ts';
import { HOUR_SECONDS } from '../accounts/throttle.actions.ts';
import { defineJob } from '../platform/jobs.ts';
import { forgetMails } from '../platform/mail/forget.ts';
import { type Change, inChange } from '../platform/work.ts';
import { discardRegistration } from './registration.actions.ts';

const UNCONFIRMED_KEPT_SECONDS = 48 * HOUR_SECONDS; // D12

/**
 * Removes registrations that nobody confirmed within 48 hours, nor can with a link that was mailed later, and what was
 * mailed to their address.
 */
export const removeForgottenRegistrations = defineJob({
  name: 'registration.removeForgotten',
  payload: z.object({}),
  every: '27 * * * *',
  run: async (ground) => {
    const now = ground.clock.now();
    const since = new Date(now.getTime() - UNCONFIRMED_KEPT_SECONDS * 1_000);
    for (const id of await listForgottenAccounts(ground.db, since, now)) {
      await inChange(ground, { kind: 'system' }, (change) => remove(change, id, since));
    }
  },
});

async function remove(change: Change, accountId: number, since: Date): Promise<void> {
  const account = await lockAccount(change.tx, accountId);
  if (account?.status !== 'unconfirmed') return;
  await discardRegistration(change, accountId);
  // every link in them is over, so that none of them has to leave any more
  await forgetMails(change.tx, { to: account.email, until: since });
}
