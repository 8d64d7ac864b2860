import { getRecipient } from '../members/recipient.reads.ts';
import { tell } from '../notifications/tell.actions.ts';
import type { Change } from '../platform/work.ts';
import { childMessage, substituteMessage } from './notices.letters.ts';
import type { DueChildNotice, DueSubstituteNotice } from './notices.reads.ts';

/** Tells once that a representation ends soon, or has ended; returns whether it was told now. */
export async function tellSubstituteNotice(change: Change, due: DueSubstituteNotice): Promise<boolean> {
  const to = await getRecipient(change.db, due.household_id);
  return tell(change, { effectKey: due.effect_key, to, message: (reader) => substituteMessage(due, reader) });
}

/** Tells once that a child approaches the age limit; returns whether it was told now. */
export async function tellChildNotice(change: Change, due: DueChildNotice): Promise<boolean> {
  const to = await getRecipient(change.db, due.household_id);
  return tell(change, { effectKey: due.effect_key, to, message: (reader) => childMessage(due, reader) });
}
