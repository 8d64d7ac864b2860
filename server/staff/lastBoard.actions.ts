import { refuse as refuseAccount } from '../../domain/accounts/accounts.refusals.ts';
import type { Language } from '../../domain/shared/language.ts';
import { refuse } from '../../domain/staff/staff.refusals.ts';
import { holdEmail } from '../accounts/accounts.actions.ts';
import { lockAccountByEmail, storedEmail } from '../accounts/accounts.reads.ts';
import {
  addOfficeAccount,
  endSessions,
  makePasswordUrl,
  removeSecondFactor,
  reopenOfficeAccount,
  setOfficeName,
} from '../accounts/officeAccounts.actions.ts';
import { tellAccount } from '../accounts/secondFactor/secondFactor.actions.ts';
import type { Change } from '../platform/context.ts';
import { lockStaffAccounts, recordOf } from './staff.actions.ts';
import { countOtherBoard } from './staff.reads.ts';

export type FirstAccount = { email: string; language: Language; name?: string | null | undefined };

/**
 * Adds the first account of the board, confirmed and without a password; everybody else is invited on the screen. Returns the URL
 * where the password is set, once and within the hour (D13). Refuses with `board_can_help`, and with `email_already_exists`, also
 * for a member's account.
 */
export async function openFirstAccount(
  change: Change,
  { email: typed, language, name }: FirstAccount,
): Promise<string> {
  await lockStaffAccounts(change);
  if ((await countOtherBoard(change.tx, null)) > 0) return refuse('board_can_help');
  const email = storedEmail(typed);
  await holdEmail(change, email);
  if (await lockAccountByEmail(change.tx, email)) return refuseAccount('email_already_exists');
  const id = await addOfficeAccount(change, { email, language, role: 'board' });
  if (name) await setOfficeName(change, id, name);
  await recordOf(change, 'staff.added', id);
  return makePasswordUrl(change, id);
}

/**
 * Lets the board's only account in again: without its password, its second factor and its sessions; opens it if it was closed. Tells
 * it by mail, and returns the URL where a password is set. Refuses with `staff_account_not_found`, and with `board_can_help` as long
 * as another account of the board is open.
 */
export async function letLastBoardIn(change: Change, { email }: { email: string }): Promise<string> {
  await lockStaffAccounts(change);
  const account = await lockAccountByEmail(change.tx, email);
  if (account?.role !== 'board') return refuse('staff_account_not_found');
  const { id, language } = account;
  if ((await countOtherBoard(change.tx, id)) > 0) return refuse('board_can_help');
  await reopenOfficeAccount(change, id, { role: 'board', language });
  await removeSecondFactor(change, id);
  await endSessions(change, id);
  await tellAccount(change, account, 'removed');
  await recordOf(change, 'staff.let_in', id);
  return makePasswordUrl(change, id);
}
