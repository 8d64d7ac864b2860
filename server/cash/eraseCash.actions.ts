import type { Change } from '../platform/context.ts';
import { clearWordsOf } from './cash.writes.ts';

/** Clears the words of a household's receipts; their numbers and amounts stay in the cash book. */
export async function eraseCashWords(change: Change, householdId: number): Promise<void> {
  await clearWordsOf(change.tx, householdId);
}
