import { discardKeptFiles } from '../documents/documents.actions.ts';
import type { Change } from '../platform/work.ts';
import { takeWordsOut } from './forgetting.writes.ts';

/** Of an erased household, or person, no word and no file remains in a case; its number, days and amounts stay. */
export async function forgetCases(change: Change, household_id: number): Promise<void> {
  const files = await takeWordsOut(change.tx, { household_id, now: change.now });
  await discardKeptFiles(change, files);
}
