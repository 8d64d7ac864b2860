import { refuse as refuseAccount } from '../../../domain/accounts/accounts.refusals.ts';
import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import { isAboutStaff, type WantedOfStaff } from '../../../domain/approvals/approvals.ts';
import type { staffContract } from '../../../domain/secondPerson/staff.contract.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { refuse } from '../../../domain/staff/staff.refusals.ts';
import { checkEmailDomain, holdEmail } from '../../accounts/accounts.actions.ts';
import { type Account, findAccountByEmail, storedEmail } from '../../accounts/accounts.reads.ts';
import { findSecondFactorFacts } from '../../accounts/secondFactor/secondFactor.reads.ts';
import { addApproval, withdrawStaffApprovals } from '../../approvals/approvals.actions.ts';
import { decisionOf, listOpenApprovals, toApproval } from '../../approvals/approvals.reads.ts';
import type { Change } from '../../platform/context.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { withdrawInvitation } from '../../staff/invitations.actions.ts';
import {
  assertNotLastOfBoard,
  closeStaffAccount,
  holdAsBoard,
  lockStaff,
  tellBoard,
} from '../../staff/staff.actions.ts';

type Calls = typeof staffContract;

/**
 * Asks another of the board for an invitation (decision 110). Refuses with `forbidden`, `email_already_exists`,
 * `email_domain_not_allowed`, `staff_request_waits`.
 */
export async function inviteStaff(
  change: StaffChange,
  { name, email: typed, role, language, reason }: Input<Calls['inviteStaff']>,
): Promise<Approval> {
  await holdAsBoard(change);
  const email = storedEmail(typed);
  checkEmailDomain(change, email);
  await holdEmail(change, email);
  const known = await findAccountByEmail(change.tx, email);
  // an unconfirmed registration keeps nobody out of the office
  if (known && known.status !== 'unconfirmed') {
    return refuseAccount('email_already_exists', { errors: { email: ['email_already_exists'] } });
  }
  await assertNotWaiting(change, ({ wanted }) => 'email' in wanted && wanted.email === email);
  const approval = await ask(change, { kind: 'staff_invitation', wanted: { name, email, role, language } }, reason);
  await tellBoard(change, { state: 'asked', event: 'staff_invitation', name });
  return approval;
}

/**
 * Asks another of the board for another role, a reset, or an account to be opened again. Refuses with `forbidden`,
 * `staff_account_not_found`, `staff_request_waits`, `staff_unchanged`, `staff_changed_meanwhile`, `last_of_board`,
 * `second_factor_not_set`.
 */
export async function askAboutStaff(
  change: StaffChange,
  { id, reason, ...wish }: Input<Calls['askAboutStaff']>,
): Promise<Approval> {
  await holdAsBoard(change);
  const account = await lockStaff(change, id);
  await assertNotWaiting(change, ({ wanted }) => 'account_id' in wanted && wanted.account_id === id);
  const decision = await decisionFor(change, account, wish);
  const approval = await ask(change, decision, reason);
  await tellBoard(change, { state: 'asked', event: decision.kind, account_id: id });
  return approval;
}

/**
 * Closes an account at once, and withdraws what it asked for about the office's accounts; other things that wait for a second
 * person stay, because somebody else looks at them anyway. Refuses with `forbidden`, `staff_account_not_found`, `last_of_board`.
 */
export async function closeStaff(change: StaffChange, { id }: Input<Calls['closeStaff']>): Promise<void> {
  await holdAsBoard(change);
  if (await closeStaffAccount(change, { account_id: id })) await withdrawStaffApprovals(change, id);
}

/** Refuses with `forbidden`, `invitation_not_found`. */
export async function takeInvitationBack(
  change: StaffChange,
  { id }: Input<Calls['withdrawInvitation']>,
): Promise<void> {
  await holdAsBoard(change);
  if (!(await withdrawInvitation(change, id))) return refuse('invitation_not_found');
}

type Wish = Pick<Input<Calls['askAboutStaff']>, 'kind' | 'role'>;

async function decisionFor(
  change: Change,
  account: Awaited<ReturnType<typeof lockStaff>>,
  { kind, role }: Wish,
): Promise<WantedOfStaff> {
  const { id: account_id } = account;
  if (kind === 'staff_reset') {
    assertOpen(account);
    if (!(await findSecondFactorFacts(change.tx, account_id))) return refuseAccount('second_factor_not_set');
    return { kind, wanted: { account_id } };
  }
  const wanted = role ?? refuse('validation_failed', { errors: { role: ['required'] } });
  if (kind === 'staff_reopening') {
    if (account.status !== 'closed') return refuse('staff_unchanged');
    return { kind, wanted: { account_id, role: wanted } };
  }
  assertOpen(account);
  if (account.role === wanted) return refuse('staff_unchanged');
  await assertNotLastOfBoard(change, account);
  return { kind, wanted: { account_id, role: wanted, former_role: account.role } };
}

function assertOpen({ status }: Account): void {
  if (status !== 'active') refuse('staff_changed_meanwhile');
}

async function assertNotWaiting(change: Change, isSame: (decision: WantedOfStaff) => boolean): Promise<void> {
  const waiting = await listOpenApprovals(change.tx, null);
  const isWaiting = waiting.some(
    ({ kind, wanted }) => isAboutStaff(kind) && isSame(decisionOf({ kind, wanted }) as WantedOfStaff),
  );
  if (isWaiting) refuse('staff_request_waits');
}

async function ask(change: StaffChange, decision: WantedOfStaff, reason: string): Promise<Approval> {
  const record = await addApproval(change, { ...decision, household_id: null, reason });
  return toApproval(record, change.actor);
}
