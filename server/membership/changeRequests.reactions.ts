import type { ChangeableField } from '../../domain/members/changeRequests/changeRequest.ts';
import { withLocked } from '../members/household.reads.ts';
import { changeRequestsDecided } from '../members/members.news.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { tellMember } from '../members/tellMember.actions.ts';
import type { Change, Reaction } from '../platform/context.ts';
import { on } from '../platform/news.ts';
import { correctedMessage, notCorrectedMessage } from './changeRequests.wording.ts';
import { type DecidedRequests, findDecidedRequests } from './decidedRequests.reads.ts';
import { startMissedWaiting } from './joining/missedWaiting.actions.ts';
import { activateFamily, refreshWaiting } from './joining/waiting.actions.ts';

/** The fields that decide whether somebody is a newborn (D22). */
const newbornFacts: readonly ChangeableField[] = ['date_of_birth', 'membership_basis'];

/** The member is told the outcome of a request; a new birth date may decide whether somebody is a newborn (D22). */
export const changeRequestsReactions: readonly Reaction[] = [
  on(changeRequestsDecided, 'changeRequests.decided', async (change, { household_id, change_request_ids }) => {
    const decided = await findDecidedRequests(change.db, change_request_ids);
    if (decided) await tellDecided(change, { ...decided, household_id, change_request_ids });
    await withLocked(change, household_id, async (household) => {
      await refreshWaiting(change, household);
      if (decided?.accepted && decided.fields.some((field) => newbornFacts.includes(field))) {
        await startMissedWaiting(change, household, decided.member_id);
      }
      await activateFamily(change, household);
    });
  }),
];

type Decided = DecidedRequests & { household_id: number; change_request_ids: number[] };

async function tellDecided(change: Change, { household_id, change_request_ids, ...decided }: Decided): Promise<void> {
  const to = await getRecipient(change.db, household_id);
  const message = decided.accepted ? correctedMessage(decided) : notCorrectedMessage(decided);
  await tellMember(change, { effectKey: `members.change_requests/${change_request_ids.join('-')}`, to, message });
}
