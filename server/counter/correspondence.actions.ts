import type { counterContract } from '../../domain/counter/counter.contract.ts';
import { refuse } from '../../domain/counter/counter.refusals.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { setLanguage } from '../accounts/language.actions.ts';
import { readLastDecision } from '../audit/lastDecision.reads.ts';
import { storeCorrespondence } from '../households/correspondence.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import type { OfficeActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { getOpenConversation, noteIn } from './conversations.actions.ts';

type Sent = Input<(typeof counterContract)['setCorrespondence']>;

/** Sets how a household is written to. The language of an account is the account's, as if its owner had chosen it. */
export async function setCorrespondence(
  change: Change<OfficeActor>,
  { id, conversation, channel, language }: Sent,
): Promise<{ last_decision: number | null }> {
  if (!(await lockHousehold(change.tx, id))) return refuse('HouseholdNotFound');
  const { household_id } = await getOpenConversation(change.tx, conversation, change.now);
  if (household_id !== id) return refuse('conversation_over');
  const account = await storeCorrespondence(change, id, { channel, language });
  if (account !== null) await setLanguage(change, account, language);
  await noteIn(change, { id: conversation, household_id: id, kind: 'correspondence_changed' });
  return { last_decision: await readLastDecision(change.db, id) };
}
