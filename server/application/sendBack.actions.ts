import { refuse } from '../../domain/application/application.refusals.ts';
import { memberSteps } from '../../domain/members/memberStatus.ts';
import { mayStep } from '../../domain/shared/steps.ts';
import { moveHousehold } from '../households/householdStatus.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { lockMembersWithStatus } from '../members/members.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { moveMember } from '../members/statusHistory.actions.ts';
import { tell } from '../notifications/tell.actions.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import type { Change } from '../platform/work.ts';
import { sentBackMessage } from './standing.letters.ts';

const NOT_WAITING = { waiting_from: null, waiting_until: null } as const;

/**
 * The office returns a waiting application: everybody who waits is new again, the waiting period ends, and the member is
 * told why (D23). Refuses with `HouseholdNotFound` or `status_step_not_possible`.
 */
export async function sendBack(
  change: Change<OfficeActor | SystemActor>,
  { household_id, reason }: { household_id: number; reason: string },
): Promise<void> {
  const household = await lockHousehold(change.tx, household_id);
  if (!household) return refuse('HouseholdNotFound');
  if (!mayStep(memberSteps, 'sendBack', household.status)) return refuse('status_step_not_possible');

  const { to: status } = memberSteps.sendBack;
  const fields = { ...NOT_WAITING, status, reason };
  for (const member of await lockMembersWithStatus(change.tx, household_id, 'waiting')) {
    await moveMember(change, member, { ...fields, joined_later: false });
  }
  const sentBack = { submitted_on: null, sent_back_reason: reason };
  const historyId = await moveHousehold(change, household, { ...fields, ...sentBack });
  const to = await getRecipient(change.db, household_id);
  await tell(change, { effectKey: `application.sent_back/${historyId}`, to, message: sentBackMessage(reason, to) });
}
