import { refuse } from '../../../domain/application/application.refusals.ts';
import type { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { isEndToCome } from '../../../domain/membership/endingToCome.ts';
import type { HouseholdSummary } from '../../../domain/membership/householdSummary.ts';
import { mayDeactivateFor } from '../../../domain/membership/membership.access.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { getHouseholdSummary } from '../householdSummary.reads.ts';
import { endNow, judgeEnd } from './endings.actions.ts';
import { endLater } from './endingsToCome.actions.ts';

type Calls = typeof decisionsContract;

/**
 * Ends the membership of a household with everybody in it, or of one person (D23). The account may still log in. A main member
 * ends alone only if somebody follows as main member (decision 28). An end at a day to come is stored instead (decision 78). Refuses
 * with `HouseholdNotFound`, `MemberNotFound`, `inactive_reason_required` (also for a reason of another scope), `death_needs_a_case`
 * (decision 60), `main_member_ends_with_household`, `main_member_cant_be_updated_to_main_member`, `new_main_member_not_active`,
 * `new_main_member_is_minor`, `status_step_not_possible`, `registration_not_confirmed` for a registration that is deleted
 * automatically (D12), `validation_failed` for a day too far ahead or long before the registration (decision 32), for a day to come of
 * somebody who is no member yet, and for a living main member who would keep the next one's log-in; with `forbidden` for a clerk who
 * excludes somebody (D24); and as `handOverAccount` for the next one's address.
 */
export async function deactivate(
  change: StaffChange,
  { id, seen: _, ...ending }: Input<Calls['deactivate']>,
): Promise<HouseholdSummary> {
  const { inactive_reason_id: reason } = ending;
  if (reason && !mayDeactivateFor(change.actor, reason)) return refuse('forbidden');
  const judged = await judgeEnd(change, { household_id: id, ...ending });
  if (isEndToCome(ending.inactive_from, change.today)) await endLater(change, judged);
  else await endNow(change, judged);
  return getHouseholdSummary(change.db, id);
}
