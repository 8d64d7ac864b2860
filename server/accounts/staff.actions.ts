import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import type { Language } from '../../domain/shared/language.ts';
import { nobodysHash } from '../platform/passwordHash.ts';
import type { Change } from '../platform/work.ts';
import { closeAccount, holdEmail } from './accounts.actions.ts';
import { passwordLink } from './accounts.letters.ts';
import { type Account, lockAccountByEmail, storedEmail } from './accounts.reads.ts';
import { insertAccount, updatePassword } from './accounts.writes.ts';
import { RESET_HOURS } from './links.actions.ts';
import { insertLink } from './links.writes.ts';
import { tellAccount } from './secondFactor.actions.ts';
import { deleteSecondFactor } from './secondFactor.writes.ts';
import { deleteSessionsOf } from './sessions.writes.ts';
import { type StaffRole, updateReopened, updateRole } from './staff.writes.ts';
import { HOUR_SECONDS } from './throttle.actions.ts';

export type NewStaff = { email: string; role: StaffRole; language: Language };
type StaffAccount = { account_id: number; email: string };

/**
 * An account of the association's staff, confirmed and without a password: answers the address where it is set, once
 * and within the hour (D13); later the forgot-password link does the same. One that was closed is opened again, with
 * the role and language named now. Refuses with `email_already_exists`, also for the account of a member.
 */
export async function openStaffAccount(
  change: Change,
  { email: typed, ...staff }: NewStaff,
): Promise<StaffAccount & { url: string; is_reopened: boolean }> {
  const email = storedEmail(typed);
  await holdEmail(change, email);
  const known = await lockAccountByEmail(change.tx, email);
  if (known && !isClosedStaff(known)) return refuse('email_already_exists');
  const account_id = known ? await reopen(change, known, staff) : await insert(change, { email, ...staff });
  const token = change.newToken();
  const expires_at = new Date(change.now.getTime() + RESET_HOURS * HOUR_SECONDS * 1_000);
  await insertLink(change.tx, { account_id, purpose: 'reset_password', token, created_at: change.now, expires_at });
  return { account_id, email, url: passwordLink(change.settings, token), is_reopened: known !== undefined };
}

/** Ends the access of somebody who leaves; harmless if repeated. Refuses with `staff_account_not_found`. */
export async function closeStaffAccount(change: Change, { email }: { email: string }): Promise<StaffAccount> {
  const account = await lockStaff(change, email);
  if (account.status !== 'closed') await closeAccount(change, account.id);
  // whoever comes back brings a phone of their own
  await deleteSecondFactor(change.tx, account.id);
  return { account_id: account.id, email: account.email };
}

/**
 * For somebody of the office who has lost phone and recovery codes: the next log-in sets a second factor up anew. Ends
 * their sessions and tells them by mail. Refuses with `staff_account_not_found`, `second_factor_not_set`.
 */
export async function resetSecondFactor(change: Change, { email }: { email: string }): Promise<StaffAccount> {
  const account = await lockStaff(change, email);
  if (!(await deleteSecondFactor(change.tx, account.id))) return refuse('second_factor_not_set');
  await deleteSessionsOf(change.tx, account.id);
  await tellAccount(change, account, 'removed');
  return { account_id: account.id, email: account.email };
}

/** Holds from the next request on, for whoever is logged in as well. Refuses with `staff_account_not_found`. */
export async function setStaffRole(
  change: Change,
  { email, role }: { email: string; role: StaffRole },
): Promise<StaffAccount> {
  const account = await lockStaff(change, email);
  if (account.status !== 'active') return refuse('staff_account_not_found');
  await updateRole(change.tx, account.id, role);
  return { account_id: account.id, email: account.email };
}

async function lockStaff(change: Change, email: string): Promise<Account> {
  const account = await lockAccountByEmail(change.tx, email);
  if (!account || account.role === 'member') return refuse('staff_account_not_found');
  return account;
}

function isClosedStaff({ status, role }: Account): boolean {
  return status === 'closed' && role !== 'member';
}

// whoever knows the password from before may not be the one who comes back
async function reopen(change: Change, { id }: Account, staff: Omit<NewStaff, 'email'>): Promise<number> {
  await updatePassword(change.tx, id, nobodysHash);
  await updateReopened(change.tx, id, staff);
  return id;
}

// whoever makes it vouches for the address: it counts as confirmed
function insert({ tx, now }: Change, staff: NewStaff): Promise<number> {
  return insertAccount(tx, { ...staff, password_hash: nobodysHash, confirmed_at: now }, now);
}
