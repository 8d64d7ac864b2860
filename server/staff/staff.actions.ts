import { refuse as refuseAccount } from '../../domain/accounts/accounts.refusals.ts';
import type { StaffRole } from '../../domain/accounts/staffRoles.ts';
import type { AuditAction } from '../../domain/shared/auditActions.ts';
import { mayManageStaff } from '../../domain/staff/staff.access.ts';
import { refuse } from '../../domain/staff/staff.refusals.ts';
import { closeAccount } from '../accounts/accounts.actions.ts';
import { type Account, findAccount, lockAccount } from '../accounts/accounts.reads.ts';
import {
  endSessions,
  removeSecondFactor,
  reopenOfficeAccount,
  setOfficeName,
  setRole,
} from '../accounts/officeAccounts.actions.ts';
import { tellAccount } from '../accounts/secondFactor/secondFactor.actions.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { lockKey } from '../platform/lockKey.ts';
import { queueMail } from '../platform/mail/mailQueue.ts';
import type { StaffChange } from '../platform/staff.ts';
import { withdrawInvitationsOf } from './invitations.actions.ts';
import { countOtherBoard, findStaffName, listOtherBoard } from './staff.reads.ts';
import { reopenedMail, type StaffEvent, type StaffNews, staffNewsMail } from './staff.wording.ts';

type StaffAction = Extract<AuditAction, `staff.${string}`>;
type OfAccount = { account_id: number };

/** Changes of the office's accounts happen one after another, so that the board never loses its last one. */
export async function lockStaffAccounts({ tx }: Pick<Change, 'tx'>): Promise<void> {
  await lockKey(tx, 'staff');
}

/** `lockStaffAccounts`; refuses with `forbidden` if the actor was closed, or lost the role, while waiting. */
export async function holdStaff(change: StaffChange): Promise<void> {
  await lockStaffAccounts(change);
  const { actor } = change;
  if (actor.kind === 'system') return;
  const account = await findAccount(change.tx, actor.account_id);
  if (account?.status !== 'active' || account.role !== actor.role) refuse('forbidden');
}

/** `holdStaff` for what only the board may do. */
export async function holdAsBoard(change: StaffChange): Promise<void> {
  if (!mayManageStaff(change.actor)) refuse('forbidden');
  await holdStaff(change);
}

/** An account of the office, locked. Refuses with `staff_account_not_found`, also for a member's account. */
export async function lockStaff(change: Change, accountId: number): Promise<Account & { role: StaffRole }> {
  const account = await lockAccount(change.tx, accountId);
  if (!account || account.role === 'member') return refuse('staff_account_not_found');
  return { ...account, role: account.role };
}

/** Refuses with `last_of_board` if this is the only open account of the board. */
export async function assertNotLastOfBoard(change: Change, { id, role }: Pick<Account, 'id' | 'role'>): Promise<void> {
  if (role === 'board' && (await countOtherBoard(change.tx, id)) === 0) refuse('last_of_board');
}

/**
 * Closes the account of a staff member who leaves: no session and no invitation of theirs remains. Closed twice it is closed. The
 * caller holds the staff. Returns whether it was open. Refuses with `staff_account_not_found`, `last_of_board`.
 */
export async function closeStaffAccount(change: Change, { account_id }: OfAccount): Promise<boolean> {
  const account = await lockStaff(change, account_id);
  if (account.status === 'closed') return false;
  await assertNotLastOfBoard(change, account);
  await closeAccount(change, account_id);
  // if they come back, they may have another phone
  await removeSecondFactor(change, account_id);
  await withdrawInvitationsOf(change, account_id);
  await recordOf(change, 'staff.closed', account_id);
  await tellBoard(change, { state: 'done', event: 'closed', account_id });
  return true;
}

/** The next log-in sets up a new second factor. Ends the sessions, and tells them by mail. Refuses with `second_factor_not_set`. */
export async function resetSecondFactor(change: Change, { account_id }: OfAccount): Promise<void> {
  const account = await lockStaff(change, account_id);
  if (account.status !== 'active') return refuse('staff_changed_meanwhile');
  if (!(await removeSecondFactor(change, account_id))) return refuseAccount('second_factor_not_set');
  await endSessions(change, account_id);
  await tellAccount(change, account, 'removed');
  await recordOf(change, 'staff.second_factor_reset', account_id);
}

/** The name that colleagues read. Refuses with `forbidden`, `staff_account_not_found`. */
export async function nameStaff(change: StaffChange, { id, name }: { id: number; name: string }): Promise<void> {
  await holdAsBoard(change);
  await lockStaff(change, id);
  await setOfficeName(change, id, name);
  await recordOf(change, 'staff.named', id);
}

/** Logs somebody of the office out everywhere. Refuses with `forbidden`, `staff_account_not_found`. */
export async function endStaffSessions(change: StaffChange, { id }: { id: number }): Promise<void> {
  await holdAsBoard(change);
  await lockStaff(change, id);
  await endSessions(change, id);
  await recordOf(change, 'staff.sessions_ended', id);
}

/**
 * Takes effect with the next request of every session. Refuses with `staff_changed_meanwhile` if the role is no longer that on
 * which the wish was based, and with `last_of_board`.
 */
export async function setStaffRole(
  change: Change,
  { account_id, role, former_role }: OfAccount & { role: StaffRole; former_role: StaffRole },
): Promise<void> {
  const account = await lockStaff(change, account_id);
  if (account.status !== 'active' || account.role !== former_role) return refuse('staff_changed_meanwhile');
  await assertNotLastOfBoard(change, account);
  await setRole(change, account_id, role);
  if (role !== 'board') await withdrawInvitationsOf(change, account_id);
  await recordOf(change, 'staff.role_set', account_id);
}

/** Opens a closed account, without its former password, and mails where a new one is set. Refuses with `staff_changed_meanwhile`. */
export async function reopenStaff(
  change: Change,
  { account_id, role }: OfAccount & { role: StaffRole },
): Promise<void> {
  const account = await lockStaff(change, account_id);
  if (account.status !== 'closed') return refuse('staff_changed_meanwhile');
  const { language, email } = account;
  await reopenOfficeAccount(change, account_id, { role, language });
  const mailData = reopenedMail({ language, settings: change.settings });
  await queueMail(change, `staff/reopened/${account_id}/${change.newToken()}`, email, mailData);
  await recordOf(change, 'staff.reopened', account_id);
}

/** Tells everybody of the board but the actor what was asked or done about an account of the office. */
export async function tellBoard(
  change: Change,
  news: Pick<StaffNews, 'state'> & { event: StaffEvent } & (OfAccount | { name: string }),
): Promise<void> {
  const { tx, settings, actor } = change;
  const { state, event } = news;
  const by = accountOf(actor);
  const name = 'name' in news ? news.name : await findStaffName(tx, news.account_id);
  const who = by === null ? settings.association.name : ((await findStaffName(tx, by)) ?? '');
  const effect = change.newToken();
  for (const { id, email, language } of await listOtherBoard(tx, by)) {
    const mailData = staffNewsMail({ language, settings, state, event, name: name ?? '', who });
    await queueMail(change, `staff/news/${effect}/${id}`, email, mailData);
  }
}

export async function recordOf(change: Change, action: StaffAction, subject_id: number): Promise<void> {
  await record(change, { action, household_id: null, subject_id });
}
