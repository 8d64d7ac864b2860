import type { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import type { HouseholdSummary } from '../../domain/membership/householdSummary.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { changeEligibility } from '../members/changeEligibility.actions.ts';
import type { StaffChange } from '../platform/staff.ts';
import { getHouseholdSummary } from './householdSummary.reads.ts';
import { startMissedWaiting } from './joining/missedWaiting.actions.ts';
import { activateFamily, refreshWaiting } from './joining/waiting.actions.ts';

type Calls = typeof decisionsContract;

/** Sets a family member's basis and relationship; only the office may set `nb` (D26). Refuses as `changeEligibility`. */
export async function setEligibility(
  change: StaffChange,
  { id, seen: _, ...eligibility }: Input<Calls['setEligibility']>,
): Promise<HouseholdSummary> {
  const household = await changeEligibility(change, { member_id: id, ...eligibility });
  // only a child can be a newborn, who has no waiting period
  await refreshWaiting(change, household);
  await startMissedWaiting(change, household, id);
  await activateFamily(change, household);
  await record(change, { action: 'member.eligibility_set', household_id: household.id, subject_id: id });
  return getHouseholdSummary(change.db, household.id);
}
