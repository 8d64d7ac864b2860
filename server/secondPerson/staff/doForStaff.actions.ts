import type { WantedOfStaff } from '../../../domain/approvals/approvals.ts';
import { refuse } from '../../../domain/staff/staff.refusals.ts';
import { findAccount } from '../../accounts/accounts.reads.ts';
import { withdrawStaffApprovals } from '../../approvals/approvals.actions.ts';
import { accountOf } from '../../platform/actor.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { sendInvitation } from '../../staff/invitations.actions.ts';
import { reopenStaff, resetSecondFactor, setStaffRole, tellBoard } from '../../staff/staff.actions.ts';

/**
 * Does what was asked for about an account of the office. The caller holds the staff. Refuses with `staff_changed_meanwhile` also if
 * the one who asked has left the board since.
 */
export async function doForStaff(change: StaffChange, decision: WantedOfStaff, asked_by: number | null): Promise<void> {
  const asker = asked_by === null ? undefined : await findAccount(change.tx, asked_by);
  if (asker?.status !== 'active' || asker.role !== 'board') return refuse('staff_changed_meanwhile');
  const { kind: event, wanted } = decision;
  if (event === 'staff_invitation') {
    await sendInvitation(change, wanted, { invited_by: asker.id, agreed_by: accountOf(change.actor) });
    return tellBoard(change, { state: 'done', event, name: wanted.name });
  }
  if (event === 'staff_role') await changeRole(change, wanted);
  if (event === 'staff_reset') await resetSecondFactor(change, wanted);
  if (event === 'staff_reopening') await reopenStaff(change, wanted);
  return tellBoard(change, { state: 'done', event, account_id: wanted.account_id });
}

async function changeRole(change: StaffChange, wanted: Parameters<typeof setStaffRole>[1]): Promise<void> {
  await setStaffRole(change, wanted);
  // whoever has left the board asks for nothing any more
  if (wanted.role !== 'board') await withdrawStaffApprovals(change, wanted.account_id);
}
