import { lockHousehold } from '../../members/household.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { tellMember } from '../../members/tellMember.actions.ts';
import { tell } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/context.ts';
import {
  type DueChildNotice,
  type DueDocumentNotice,
  type DueSubstituteNotice,
  findDocumentNotice,
} from './notices.reads.ts';
import { childMessage, documentMessage, substituteEndingMessage, substitutePassedMessage } from './notices.wording.ts';

/** Tells once that a representation ends soon, or has ended; returns whether it was told now. */
export async function tellSubstituteNotice(change: Change, due: DueSubstituteNotice): Promise<boolean> {
  const to = await getRecipient(change.db, due.household_id);
  const message = due.notice === 'passed' ? substitutePassedMessage(due) : substituteEndingMessage(due);
  return tell(change, { effectKey: due.effect_key, to, message });
}

/** Tells once that a child approaches the age limit; returns whether it was told now. */
export async function tellChildNotice(change: Change, due: DueChildNotice): Promise<boolean> {
  const to = await getRecipient(change.db, due.household_id);
  return tell(change, { effectKey: due.effect_key, to, message: childMessage(due) });
}

/** Tells once that a passport or permit runs out, unless it was replaced or corrected meanwhile; returns whether it was told now. */
export async function tellDocumentNotice(change: Change, { id, household_id }: DueDocumentNotice): Promise<boolean> {
  await lockHousehold(change.tx, household_id);
  const due = await findDocumentNotice(change.tx, change.today, id);
  if (!due) return false;
  const to = await getRecipient(change.db, household_id);
  await tellMember(change, { effectKey: due.effect_key, to, message: documentMessage(due) });
  return true;
}
