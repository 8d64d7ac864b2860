import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import { isDeniedEmail } from '../../domain/accounts/email.ts';
import type { Change } from '../platform/context.ts';
import { lockKey } from '../platform/lockKey.ts';
import { withAsciiDomain } from '../platform/mail/mailDomain.ts';
import { accountConfirmed } from './accounts.news.ts';
import {
  deleteEveryUnusedLink,
  deleteUnusedLinks,
  insertAccount,
  type NewAccount,
  updateClosed,
  updateConfirmed,
  updatePendingEmail,
} from './accounts.writes.ts';
import { deleteSessionsOf } from './sessions.writes.ts';

type OwnAccount = Omit<NewAccount, 'role' | 'confirmed_at'>;

/** Creates an account whose e-mail address is not confirmed yet; `email` is normalised already (D12). */
export async function openAccount(change: Change, account: OwnAccount): Promise<number> {
  return insertAccount(change.tx, { ...account, role: 'member', confirmed_at: null }, change.now);
}

/** Refuses with `email_domain_not_allowed` (D53). */
export function checkEmailDomain(change: Pick<Change, 'settings'>, email: string): void {
  const denied = change.settings.deniedEmailDomains.map(withAsciiDomain);
  if (!isDeniedEmail(withAsciiDomain(email), denied)) return;
  refuse('email_domain_not_allowed', { errors: { email: ['email_domain_not_allowed'] } });
}

/** The address is confirmed: the account may log in, and its other links are deleted (D12). */
export async function confirmAccount(change: Change, accountId: number): Promise<void> {
  await updateConfirmed(change.tx, accountId, change.now);
  await deleteUnusedLinks(change.tx, accountId, 'confirm_email');
  change.announce(accountConfirmed, { account_id: accountId });
}

/** Closes an account: ends its sessions, deletes its mailed links and allows no further log-in (trust promise 8). */
export async function closeAccount(change: Change, accountId: number): Promise<void> {
  await updateClosed(change.tx, accountId, change.now);
  await updatePendingEmail(change.tx, accountId, null);
  await deleteEveryUnusedLink(change.tx, accountId);
  await deleteSessionsOf(change.tx, accountId);
}

/** Locks an e-mail address, also one without an account, so that only one change at a time decides about it. */
export async function holdEmail(change: Change, email: string): Promise<void> {
  await lockKey(change.tx, `emails/${email}`);
}
