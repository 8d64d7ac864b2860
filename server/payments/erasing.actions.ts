import type { Change } from '../platform/work.ts';
import type { Named } from './namedPerson.reads.ts';
import { clearPayersNamed, clearPayersOf } from './payments.writes.ts';
import { clearRecipientsNamed, clearRecipientsOf } from './refunds.writes.ts';

/** Takes out of a household's payments and refunds who paid or was paid, from and to which account, and with which words. */
export async function erasePayers(change: Change, householdId: number): Promise<void> {
  await clearPayersOf(change.tx, householdId);
  await clearRecipientsOf(change.tx, householdId);
}

/** The same of those that name somebody who is erased while the household stays, unless they have to be kept. */
export async function erasePayersNamed(change: Change, named: Named): Promise<void> {
  await clearPayersNamed(change.tx, named);
  await clearRecipientsNamed(change.tx, named);
}
