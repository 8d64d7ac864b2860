import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { Day } from '../../domain/shared/day.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { insertStatusChange, type StatusFields, updateMember, updateMemberStatus } from './members.writes.ts';

export type StatusChange = {
  household_id: number;
  /** Null for the household itself. */
  member_id: number | null;
  from_status: MemberStatus;
  to_status: MemberStatus;
  /** Default: today. */
  effective_on?: Day;
  inactive_reason_id?: number | null;
  reason?: string | null;
};

/** Records a change of status: who, when, from, to, why (D23); the returned id identifies this change. */
export async function recordStatusChange(change: Change, status: StatusChange): Promise<number> {
  return insertStatusChange(change.tx, historyRow(change, status));
}

function historyRow(change: Change, status: StatusChange) {
  return {
    ...status,
    effective_on: status.effective_on ?? change.today,
    inactive_reason_id: status.inactive_reason_id ?? null,
    reason: status.reason ?? null,
    changed_at: change.now,
    actor_account_id: accountOf(change.actor),
  };
}

type Moved = { id: number; household_id: number; status: MemberStatus };
type Towards = { status: MemberStatus; reason?: string | null; effective_on?: Day } & Partial<
  Omit<StatusFields, 'status' | 'status_since'>
>;

/** Moves a person (locked before) to another status that `memberSteps` allowed, and records it. */
export async function moveMember(change: Change, member: Moved, to: Towards): Promise<number> {
  const { reason, effective_on = change.today, ...fields } = to;
  const { id: member_id, household_id, status: from_status } = member;
  const { status: to_status, inactive_reason_id = null } = to;
  const said = { household_id, member_id, from_status, to_status, effective_on, inactive_reason_id };
  const row = historyRow(change, { ...said, reason: reason ?? null });
  return updateMemberStatus(change.tx, member_id, { ...fields, status_since: effective_on }, row);
}

/** `until` is null for a newborn, who has no waiting period; both are null while the period does not run. */
export type WaitingPeriod = { from: Day | null; until: Day | null };

/** Stores the waiting periods of people, who are locked with their household. */
export async function setWaitingPeriodOf(
  change: Change,
  memberIds: readonly number[],
  { from, until }: WaitingPeriod,
): Promise<void> {
  for (const id of memberIds) await updateMember(change.tx, id, { waiting_from: from, waiting_until: until });
}

/** Stores that an active person (locked with the household) has waited, and their first day of cover. */
export async function setWaited(
  change: Change,
  id: number,
  { from, until, active_from }: WaitingPeriod & { active_from: Day },
): Promise<void> {
  await updateMember(change.tx, id, { waiting_from: from, waiting_until: until, active_from });
}
