import { hashOfNoPassword, NO_PASSWORD } from '../platform/passwordHash.ts';
import type { Change } from '../platform/work.ts';
import type { Account } from './accounts.reads.ts';
import { updatePassword } from './accounts.writes.ts';
import { deleteEveryUnusedLink } from './links.writes.ts';
import { deleteSessionsOf } from './sessions.writes.ts';

/**
 * Locks an account that somebody else took over; the caller holds its row. Passwords, known devices and mailed links stop
 * working, and its sessions end (decision 20).
 */
export async function shutAccount(change: Change, accountId: number): Promise<void> {
  await updatePassword(change.tx, accountId, hashOfNoPassword());
  await deleteEveryUnusedLink(change.tx, accountId);
  await deleteSessionsOf(change.tx, accountId);
}

/** Whether nobody can log in until a new password is set. */
export function isWithoutPassword({ password_hash }: Pick<Account, 'password_hash'>): boolean {
  return password_hash.endsWith(NO_PASSWORD);
}

/** Whether not even a password link may be requested, because the thief may read the address in force. */
export function isShut(account: Pick<Account, 'password_hash' | 'pending_email'>): boolean {
  return account.pending_email !== null && isWithoutPassword(account);
}
