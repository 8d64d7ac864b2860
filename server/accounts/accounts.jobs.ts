import { z } from 'zod';
import type { Change } from '../platform/context.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { isShut, isWithoutPassword, lockAccountByEmail } from './accounts.reads.ts';
import { passwordNeededMail } from './accounts.wording.ts';
import { mailLink } from './links.actions.ts';
import { sweep } from './sweep.writes.ts';

const wish = z.object({
  email: z.string(),
  /** `promised_password`: a link that we announced, for an account without a password. */
  wanted: z.enum(['confirmation', 'password', 'promised_password']),
  request: z.string(),
});

/**
 * Mails the link that somebody asked for, if the address has an account. The account is looked up in the job and not in the
 * request, so that the answer takes as long for a known address as for an unknown one (D12, D13).
 */
export const mailRequestedLink = defineJob({
  name: 'accounts.mailWantedLink',
  payload: wish,
  run: (context, payload) => inChange(context, { kind: 'system' }, (change) => answerWish(change, payload)),
});

/** Deletes expired sessions, links and throttle hits, and log-ins after ninety days. */
export const sweepAccounts = defineJob({
  name: 'accounts.sweep',
  payload: z.object({}),
  every: '17 * * * *',
  run: (context) => inChange(context, { kind: 'system' }, (change) => sweep(change.tx, change.now)),
});

// Somebody who never confirmed the address needs the confirmation before a new password.
async function answerWish(change: Change, { email, wanted, request }: z.output<typeof wish>): Promise<void> {
  // locked: a change of address that takes effect meanwhile deletes every link that was mailed to this one
  const account = await lockAccountByEmail(change.tx, email);
  if (!account || account.status === 'closed') return;
  // the person who took the account over may read that mailbox (decision 20)
  if (isShut(account)) return;
  if (account.status === 'active' && wanted === 'confirmation') return;
  const purpose = account.status === 'active' ? 'reset_password' : 'confirm_email';
  await mailLink(change, {
    account,
    purpose,
    to: account.email,
    effectKey: `accounts.link/${request}`,
    isPromised: wanted === 'promised_password',
    ...(isWithoutPassword(account) ? { mailData: passwordNeededMail } : {}),
  });
}
