import type { Change } from '../platform/work.ts';
import { clearPayersOf } from './payments.writes.ts';

/** Takes out of a household's payments who paid, from which account, and with which words. */
export async function erasePayers(change: Change, householdId: number): Promise<void> {
  await clearPayersOf(change.tx, householdId);
}
