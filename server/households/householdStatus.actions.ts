import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { Day } from '../../domain/shared/day.ts';
import { recordStatusChange, type WaitingPeriod } from '../members/statusHistory.actions.ts';
import type { Change } from '../platform/context.ts';
import { type HouseholdFields, updateHousehold } from './households.writes.ts';

type Towards = { status: MemberStatus; reason?: string | null; effective_on?: Day } & Omit<
  HouseholdFields,
  'status' | 'status_since'
>;

/** Moves a household (locked before) to another status that `memberSteps` allowed, and records it (D23). */
export async function moveHousehold(
  change: Change,
  household: { id: number; status: MemberStatus },
  to: Towards,
): Promise<number> {
  const { reason, effective_on = change.today, ...fields } = to;
  await updateHousehold(change.tx, household.id, { ...fields, status_since: effective_on });
  return recordStatusChange(change, {
    household_id: household.id,
    member_id: null,
    from_status: household.status,
    to_status: to.status,
    effective_on,
    inactive_reason_id: to.inactive_reason_id ?? null,
    reason: reason ?? null,
  });
}

/** The fields of a household that is not sent back (any more). */
export const NOT_SENT_BACK = { sent_back_reason: null, sent_back_place: null, sent_back_member_id: null } as const;

/** Stores that the member has submitted a returned application again (D23). */
export async function clearSentBack(change: Change, householdId: number): Promise<void> {
  await updateHousehold(change.tx, householdId, NOT_SENT_BACK);
}

/** Stores the waiting period of a household (locked before) (D21). */
export async function setWaitingPeriod(
  change: Change,
  householdId: number,
  { from, until }: WaitingPeriod,
): Promise<void> {
  await updateHousehold(change.tx, householdId, { waiting_from: from, waiting_until: until });
}
