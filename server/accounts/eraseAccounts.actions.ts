import { erasingEntries } from '../audit/chain/relinking.actions.ts';
import type { Change, Job } from '../platform/context.ts';
import { forgetJobs } from '../platform/jobs.ts';
import { forgetMails, forgetMailsNamed } from '../platform/mail/forget.ts';
import { mailRequestedLink } from './accounts.jobs.ts';
import { emailSpellings, lockAccount } from './accounts.reads.ts';
import { deleteAccount } from './accounts.writes.ts';

/** Deletes an account that was never confirmed, with its links and requested mails. */
export async function discardAccount(change: Change, accountId: number): Promise<void> {
  const account = await lockAccount(change.tx, accountId);
  if (!account) return;
  await deleteLinkRequests(change, account.email);
  await deleteWithEntries(change, accountId);
}

/** Deletes a member's account with its sessions, links, drafts, and mails to it. */
export async function eraseAccount(change: Change, accountId: number): Promise<void> {
  const account = await lockAccount(change.tx, accountId);
  if (!account) return;
  await forgetMails(change, { to: account.email, until: change.now });
  // by now a wanted address may belong to another account, so mails are found by their key
  await forgetMailsNamed(change, `accounts.emailChange/${accountId}/`);
  // the notice may have gone to a former address
  await forgetMailsNamed(change, `accounts.emailNotice/${accountId}/`);
  await deleteLinkRequests(change, account.email);
  await deleteWithEntries(change, accountId);
}

/** Requests for links stay in the job queue for a while, done or not. */
async function deleteLinkRequests(change: Change, email: string): Promise<void> {
  for (const spelled of emailSpellings(email))
    await forgetJobs(change.tx, mailRequestedLink as Job, { email: spelled });
}

/** Entries of the audit log by this account stay, without it. */
async function deleteWithEntries(change: Change, accountId: number): Promise<void> {
  await erasingEntries(change, { actor_account_id: accountId }, () => deleteAccount(change.tx, accountId));
}
