import { bookNamed } from '../payments/bankLines.actions.ts';
import { confirmNamed } from '../payments/confirming.actions.ts';
import { record } from './audit.actions.ts';
import type { StaffChange } from './staff.ts';

/**
 * Books a line of the bank's for the bills that it names, or ties it to the payment booked by hand that it names,
 * where that is beyond doubt; answers whether it was (D42, decision 40).
 */
export async function bookNamedLine(change: StaffChange, id: number): Promise<boolean> {
  const told = await confirmNamed(change, id);
  if (told) {
    await record(change, { action: 'payment.told', household_id: told.household_id, subject_id: told.payment_id });
    return true;
  }
  const [invoice] = await bookNamed(change, id);
  if (!invoice) return false;
  await record(change, { action: 'payment.matched', household_id: invoice.household_id, subject_id: id });
  return true;
}
