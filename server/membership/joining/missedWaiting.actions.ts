import { memberSteps } from '../../../domain/members/memberStatus.ts';
import { isBaby, ownActivation, ownPeriod } from '../../../domain/membership/waitingPeriod.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import type { LockedHousehold } from '../../members/household.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { moveMember, setWaited } from '../../members/statusHistory.actions.ts';
import { tell } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/context.ts';
import { getWaitingFacts, listExemptedPersons, type WaitingPerson } from './waiting.reads.ts';
import { missedWaitingMessage } from './waiting.wording.ts';

/**
 * Somebody who is active as a newborn but is none by the present data gets the normal ninety days, from the day on which they
 * would have begun: they wait, or are covered from the day after if those are over (D22, decision 35). Repeating it changes
 * nothing.
 */
export async function startMissedWaiting(
  change: Change,
  { id: householdId, status: standing }: LockedHousehold,
  memberId: number,
): Promise<void> {
  if (standing !== 'active') return;
  const person = (await listExemptedByMistake(change, householdId)).find(({ id }) => id === memberId);
  if (!person || !mayStep(memberSteps, 'startMissedWaiting', person.status)) return;

  const facts = await getWaitingFacts(change.tx, householdId);
  const { from, until } = ownPeriod(person);
  const active_from = ownActivation(person, facts, change.today);
  if (active_from) return setWaited(change, person.id, { from, until, active_from });
  const { to: status } = memberSteps.startMissedWaiting;
  const days = { waiting_from: from, waiting_until: until, active_from: null };
  const historyId = await moveMember(change, person, { ...days, status });
  const to = await getRecipient(change.db, householdId);
  const message = missedWaitingMessage({ person, until, household: facts.active_from });
  await tell(change, { effectKey: `membership.waits_after_all/${historyId}`, to, message });
}

/** People who did not wait because their data made them newborns by mistake. */
export async function listExemptedByMistake(change: Change, householdId: number): Promise<WaitingPerson[]> {
  return (await listExemptedPersons(change.tx, householdId)).filter((person) => !isBaby(person));
}
