import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { Day } from '../../domain/shared/day.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/work.ts';
import { insertStatusChange, type StatusFields, updateMemberStatus } from './members.writes.ts';

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
  return insertStatusChange(change.tx, {
    ...status,
    effective_on: status.effective_on ?? change.today,
    inactive_reason_id: status.inactive_reason_id ?? null,
    reason: status.reason ?? null,
    changed_at: change.now,
    actor_account_id: accountOf(change.actor),
  });
}

type Moved = { id: number; household_id: number; status: MemberStatus };
type Towards = { status: MemberStatus; reason?: string | null; effective_on?: Day } & Partial<
  Omit<StatusFields, 'status' | 'status_since'>
>;

/** Moves a person (locked before) to another status that `memberSteps` allowed, and records it. */
export async function moveMember(change: Change, member: Moved, to: Towards): Promise<number> {
  const { reason, effective_on = change.today, ...fields } = to;
  await updateMemberStatus(change.tx, member.id, { ...fields, status_since: effective_on });
  return recordStatusChange(change, {
    household_id: member.household_id,
    member_id: member.id,
    from_status: member.status,
    to_status: to.status,
    effective_on,
    inactive_reason_id: to.inactive_reason_id ?? null,
    reason: reason ?? null,
  });
}
