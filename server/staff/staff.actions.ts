import { refuse as refuseAccount } from '../../domain/accounts/accounts.refusals.ts';
import type { AuditAction } from '../../domain/shared/auditActions.ts';
import type { Language } from '../../domain/shared/language.ts';
import { refuse } from '../../domain/staff/staff.refusals.ts';
import { closeAccount, holdEmail } from '../accounts/accounts.actions.ts';
import { type Account, lockAccountByEmail, storedEmail } from '../accounts/accounts.reads.ts';
import {
  addOfficeAccount,
  endSessions,
  makePasswordUrl,
  removeSecondFactor,
  reopenOfficeAccount,
  type StaffRole,
  setOfficeName,
  setRole,
} from '../accounts/officeAccounts.actions.ts';
import { tellAccount } from '../accounts/secondFactor/secondFactor.actions.ts';
import { record } from '../audit/audit.actions.ts';
import type { Change } from '../platform/context.ts';

export type NewStaff = { email: string; role: StaffRole; language: Language; name?: string | null | undefined };
type StaffAction = Extract<AuditAction, `staff.${string}`>;
type StaffAccount = { account_id: number; email: string };

/**
 * Adds an account of staff, confirmed and without a password. Returns the URL where the password is set, once and within the hour
 * (D13); later the forgot-password link does the same. A closed account is opened again with this role and language. Refuses with
 * `email_already_exists`, also for a member's account.
 */
export async function openStaffAccount(
  change: Change,
  { email: typed, name, ...staff }: NewStaff,
): Promise<StaffAccount & { url: string; is_reopened: boolean }> {
  const email = storedEmail(typed);
  await holdEmail(change, email);
  const known = await lockAccountByEmail(change.tx, email);
  if (known && !isClosedStaff(known)) return refuseAccount('email_already_exists');
  if (known) await reopenOfficeAccount(change, known.id, staff);
  const account_id = known?.id ?? (await addOfficeAccount(change, { email, ...staff }));
  if (name) await setOfficeName(change, account_id, name);
  await recordOf(change, known ? 'staff.reopened' : 'staff.added', account_id);
  return { account_id, email, url: await makePasswordUrl(change, account_id), is_reopened: known !== undefined };
}

/** Closes the account of a staff member who leaves; repeating it changes nothing. Refuses with `staff_account_not_found`. */
export async function closeStaffAccount(change: Change, { email }: { email: string }): Promise<StaffAccount> {
  const account = await lockStaff(change, email);
  if (account.status !== 'closed') await closeAccount(change, account.id);
  // if they come back, they may have another phone
  await removeSecondFactor(change, account.id);
  await recordOf(change, 'staff.closed', account.id);
  return { account_id: account.id, email: account.email };
}

/**
 * For a staff member who has lost phone and recovery codes: the next log-in sets up a new second factor. Ends their sessions and
 * tells them by mail. Refuses with `staff_account_not_found`, `second_factor_not_set`.
 */
export async function resetSecondFactor(change: Change, { email }: { email: string }): Promise<StaffAccount> {
  const account = await lockStaff(change, email);
  if (!(await removeSecondFactor(change, account.id))) return refuseAccount('second_factor_not_set');
  await endSessions(change, account.id);
  await tellAccount(change, account, 'removed');
  await recordOf(change, 'staff.second_factor_reset', account.id);
  return { account_id: account.id, email: account.email };
}

/** Sets the name that colleagues read. Refuses with `staff_account_not_found`. */
export async function setStaffName(
  change: Change,
  { email, name }: { email: string; name: string },
): Promise<StaffAccount> {
  const account = await lockStaff(change, email);
  await setOfficeName(change, account.id, name);
  await recordOf(change, 'staff.named', account.id);
  return { account_id: account.id, email: account.email };
}

/** Takes effect with the next request of every session. Refuses with `staff_account_not_found`. */
export async function setStaffRole(
  change: Change,
  { email, role }: { email: string; role: StaffRole },
): Promise<StaffAccount> {
  const account = await lockStaff(change, email);
  if (account.status !== 'active') return refuse('staff_account_not_found');
  await setRole(change, account.id, role);
  await recordOf(change, 'staff.role_set', account.id);
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

async function recordOf(change: Change, action: StaffAction, subject_id: number): Promise<void> {
  await record(change, { action, household_id: null, subject_id });
}
