import type { Change } from '../platform/context.ts';
import { deletePaymentLinksOf } from './links/paymentLinks.writes.ts';
import type { Named } from './namedPerson.reads.ts';
import { clearPayersNamed, clearPayersOf } from './payments.writes.ts';
import { clearRecipientsNamed, clearRecipientsOf } from './refunds.writes.ts';

/** Clears names, account numbers and texts of a household's payments and refunds, and ends its links. */
export async function erasePayers(change: Change, householdId: number): Promise<void> {
  await clearPayersOf(change.tx, householdId);
  await clearRecipientsOf(change.tx, householdId);
  await deletePaymentLinksOf(change.tx, householdId);
}

/** `erasePayers` for payments and refunds that name one erased person while the household stays, unless they have to be kept. */
export async function erasePayersNamed(change: Change, named: Named): Promise<void> {
  await clearPayersNamed(change.tx, named);
  await clearRecipientsNamed(change.tx, named);
}
