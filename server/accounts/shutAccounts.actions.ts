import { hashOfNoPassword, NO_PASSWORD } from '../platform/passwordHash.ts';
import type { Change } from '../platform/work.ts';
import type { Account } from './accounts.reads.ts';
import { updatePassword } from './accounts.writes.ts';
import { deleteEveryUnusedLink } from './links.writes.ts';
import { deleteSessionsOf } from './sessions.writes.ts';

/**
 * Shuts an account (locked before) that somebody else took over: no password gets in, no device counts apart any more, no
 * mailed link opens anything, whoever is logged in is out (decision 20).
 */
export async function shutAccount(change: Change, accountId: number): Promise<void> {
  await updatePassword(change.tx, accountId, hashOfNoPassword());
  await deleteEveryUnusedLink(change.tx, accountId);
  await deleteSessionsOf(change.tx, accountId);
}

/** Whether nobody gets in until a new password is set. */
export function isWithoutPassword({ password_hash }: Pick<Account, 'password_hash'>): boolean {
  return password_hash.endsWith(NO_PASSWORD);
}

/** Whether not even a new password may be asked for: the address in force may be that of whoever took it over. */
export function isShut(account: Pick<Account, 'password_hash' | 'pending_email'>): boolean {
  return account.pending_email !== null && isWithoutPassword(account);
}
