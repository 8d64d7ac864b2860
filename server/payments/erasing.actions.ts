import type { Change } from '../platform/work.ts';
import { clearPayersOf } from './payments.writes.ts';
import { clearRecipientsOf } from './refunds.writes.ts';

/** Takes out of a household's payments and refunds who paid or was paid, from and to which account, and with which words. */
export async function erasePayers(change: Change, householdId: number): Promise<void> {
  await clearPayersOf(change.tx, householdId);
  await clearRecipientsOf(change.tx, householdId);
}
