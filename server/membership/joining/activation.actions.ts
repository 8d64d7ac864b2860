import { memberSteps } from '../../../domain/members/memberStatus.ts';
import { activationHindrance } from '../../../domain/membership/activation.ts';
import { activeFrom } from '../../../domain/membership/waitingPeriod.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import { moveHousehold } from '../../households/householdStatus.actions.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { moveMember } from '../../members/statusHistory.actions.ts';
import { tell } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/context.ts';
import { membershipActivated } from '../membership.news.ts';
import { getActivationFacts } from './activation.reads.ts';
import { activeMessage } from './activation.wording.ts';
import { activateFamily, refreshWaiting } from './waiting.actions.ts';
import { getWaitingFacts } from './waiting.reads.ts';

/**
 * Activates a household whose waiting period is over and whose mandatory documents are verified: from the day after the period,
 * even if the documents were verified later (D21). Returns whether it was activated now.
 */
export async function activateIfDue(change: Change, householdId: number): Promise<boolean> {
  const household = await lockHousehold(change.tx, householdId);
  if (!household || !mayStep(memberSteps, 'activate', household.status)) return false;
  // the event of a returned payment may not have been handled yet
  await refreshWaiting(change, household);
  const facts = await getActivationFacts(change.tx, householdId);
  if (!facts.waiting_until || activationHindrance(facts, change.today)) return false;

  const active_from = activeFrom(facts.waiting_until);
  const towards = { status: memberSteps.activate.to, active_from, effective_on: active_from };
  const { persons } = await getWaitingFacts(change.tx, householdId);
  for (const person of persons) if (!person.joined_later) await moveMember(change, person, towards);
  const historyId = await moveHousehold(change, household, towards);
  const to = await getRecipient(change.db, householdId);
  const message = activeMessage({ active_from, association: change.settings.association });
  await tell(change, { effectKey: `membership.active/${historyId}`, to, message });
  await activateFamily(change, { id: householdId, status: towards.status });
  change.announce(membershipActivated, { household_id: householdId });
  return true;
}
