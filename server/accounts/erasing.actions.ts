import { forgetJobs, type Job } from '../platform/jobs.ts';
import { forgetMails, forgetMailsNamed } from '../platform/mail/forget.ts';
import type { Change } from '../platform/work.ts';
import { mailWantedLink } from './accounts.jobs.ts';
import { emailSpellings, lockAccount } from './accounts.reads.ts';
import { deleteAccount } from './accounts.writes.ts';

/** Removes an account that was never confirmed, its links and what it asked for with it. */
export async function discardAccount(change: Change, accountId: number): Promise<void> {
  const account = await lockAccount(change.tx, accountId);
  if (!account) return;
  await forgetWishes(change, account.email);
  await deleteAccount(change.tx, accountId);
}

/** Removes a member's account with its sessions, links and drafts, what was mailed to it, and what it asked for. */
export async function eraseAccount(change: Change, accountId: number): Promise<void> {
  const account = await lockAccount(change.tx, accountId);
  if (!account) return;
  await forgetMails(change, { to: account.email, until: change.now });
  // an address that was only wanted may be another account's by now
  await forgetMailsNamed(change, `accounts.emailChange/${accountId}/`);
  // and the notice may lie with an address of before
  await forgetMailsNamed(change, `accounts.emailNotice/${accountId}/`);
  await forgetWishes(change, account.email);
  await deleteAccount(change.tx, accountId);
}

/** Links that somebody asked for stay in the queue for a while, done or not. */
async function forgetWishes(change: Change, email: string): Promise<void> {
  for (const spelled of emailSpellings(email)) await forgetJobs(change.tx, mailWantedLink as Job, { email: spelled });
}
