import { memberSteps } from '../../../domain/members/memberStatus.ts';
import { memberReasonFor } from '../../../domain/membership/standing.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import { forgetDraftsAbout, forgetDraftsOfMainMember } from '../../application/drafts.actions.ts';
import { moveHousehold } from '../../households/householdStatus.actions.ts';
import { keepAddresses } from '../../households/keepAddresses.actions.ts';
import type { LockedHousehold } from '../../members/household.reads.ts';
import { type LockedMember, lockMembers } from '../../members/members.reads.ts';
import { setMainMember } from '../../members/newMainMember.actions.ts';
import { moveMember } from '../../members/statusHistory.actions.ts';
import type { Change } from '../../platform/work.ts';
import { updateSetAside } from './endingsToCome.writes.ts';

/** `from`: the first day without membership. */
export type Ending = { from: Day; reasonId: number };

/**
 * Ends one person of a locked household, and makes `next` the main member where one goes on (decision 28). Tells nobody, and the
 * log-in stays as it is. Answers the row of the status history. The caller has asked whether they may.
 */
export async function endMember(
  change: Change,
  member: LockedMember,
  { next, ...ending }: Ending & { next: LockedMember | undefined },
): Promise<number> {
  const { household_id } = member;
  const historyId = await moveMember(change, member, ended(ending));
  await updateSetAside(change.tx, { household_id, member_id: member.id }, change.now);
  await forgetDraftsAbout(change, household_id, member.id);
  if (!next) return historyId;
  await setMainMember(change, { former: member, next, from: ending.from });
  await keepAddresses(change, { fromId: member.id, toId: next.id });
  await forgetDraftsOfMainMember(change, household_id, next.id);
  return historyId;
}

/**
 * Ends a locked household with everybody in it; tells nobody. The household's row of history comes first: a person whose row is
 * later ended with it. Answers that row.
 */
export async function endEverybody(change: Change, household: LockedHousehold, ending: Ending): Promise<number> {
  const historyId = await moveHousehold(change, household, ended(ending));
  await updateSetAside(change.tx, { household_id: household.id, member_id: null }, change.now);
  for (const member of await lockMembers(change.tx, household.id)) {
    if (!mayStep(memberSteps, 'deactivate', member.status)) continue;
    await moveMember(change, member, ended({ ...ending, reasonId: memberReasonFor(ending.reasonId, member) }));
  }
  return historyId;
}

function ended({ from, reasonId }: Ending) {
  const { to: status } = memberSteps.deactivate;
  return { status, inactive_from: from, inactive_reason_id: reasonId, effective_on: from } as const;
}
