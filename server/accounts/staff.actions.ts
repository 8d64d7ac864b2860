import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { Language } from '../../domain/shared/language.ts';
import { nobodysHash } from '../platform/passwordHash.ts';
import type { Change } from '../platform/work.ts';
import { holdEmail } from './accounts.actions.ts';
import { passwordLink } from './accounts.letters.ts';
import { findAccountByEmail } from './accounts.reads.ts';
import { RESET_HOURS } from './links.actions.ts';
import { insertLink } from './links.writes.ts';
import { insertStaffAccount } from './staff.writes.ts';
import { HOUR_SECONDS } from './throttle.actions.ts';

export type NewStaff = { email: string; role: 'clerk' | 'board'; language: Language };

/**
 * An account of the association's staff, confirmed and without a password: answers the address where it is set, once
 * and within the hour (D13); later the forgot-password link does the same. Refuses with `email_already_exists`.
 */
export async function openStaffAccount(
  change: Change,
  { email: typed, ...staff }: NewStaff,
): Promise<{ account_id: number; url: string }> {
  const email = normaliseEmail(typed);
  await holdEmail(change, email);
  if (await findAccountByEmail(change.tx, email)) return refuse('email_already_exists');
  const account = { ...staff, email, password_hash: nobodysHash };
  const account_id = await insertStaffAccount(change.tx, account, change.now);
  const token = change.newToken();
  const expires_at = new Date(change.now.getTime() + RESET_HOURS * HOUR_SECONDS * 1_000);
  await insertLink(change.tx, { account_id, purpose: 'reset_password', token, created_at: change.now, expires_at });
  return { account_id, url: passwordLink(change.settings, token) };
}
