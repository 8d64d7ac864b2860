import { isExisting, memberSteps } from '../../../domain/members/memberStatus.ts';
import { ownActivation } from '../../../domain/membership/ownWaiting.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { lockMembersWithStatus } from '../../members/members.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { moveMember } from '../../members/statusHistory.actions.ts';
import { tell } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/work.ts';
import { familyActiveMessage } from './activation.letters.ts';
import { refreshWaiting } from './waiting.actions.ts';
import { getWaitingFacts, listCoveredNewcomers } from './waiting.reads.ts';

/**
 * People added by an existing member start waiting when a confirmed contribution covers them; a newborn is active at once if the
 * household is (D22). Repeating it changes nothing.
 */
export async function admitNewcomers(change: Change, householdId: number): Promise<void> {
  const household = await lockHousehold(change.tx, householdId);
  if (!household || !isExisting(household.status)) return;
  const covered = await listCoveredNewcomers(change.tx, householdId);
  for (const member of await lockMembersWithStatus(change.tx, householdId, 'new')) {
    if (!covered.includes(member.id) || !mayStep(memberSteps, 'submit', member.status)) continue;
    await moveMember(change, member, { status: memberSteps.submit.to, joined_later: true });
  }
  await refreshWaiting(change, householdId);
  await activateFamily(change, householdId);
}

/** Activates people whose own waiting period is over, but not before their household is active; returns how many (D22). */
export async function activateFamily(change: Change, householdId: number): Promise<number> {
  const household = await lockHousehold(change.tx, householdId);
  if (household?.status !== 'active') return 0;
  const facts = await getWaitingFacts(change.tx, householdId);
  let activated = 0;
  for (const person of facts.persons) {
    const active_from = ownActivation(person, facts, change.today);
    if (!active_from) continue;
    const { to: status } = memberSteps.activate;
    const historyId = await moveMember(change, person, { status, active_from, effective_on: active_from });
    const to = await getRecipient(change.db, householdId);
    const message = familyActiveMessage({ person, active_from });
    await tell(change, { effectKey: `application.family_active/${historyId}`, to, message });
    activated += 1;
  }
  return activated;
}
