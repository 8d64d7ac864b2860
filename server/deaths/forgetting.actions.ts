import { discardKeptFiles } from '../documents/documents.actions.ts';
import type { Change } from '../platform/context.ts';
import { takeWordsOut } from './forgetting.writes.ts';

/** Clears all texts and files of the cases of an erased household; number, days and amounts stay. */
export async function forgetCases(change: Change, household_id: number): Promise<void> {
  const files = await takeWordsOut(change.tx, { household_id, now: change.now });
  await discardKeptFiles(change, files);
}
