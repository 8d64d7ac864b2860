import { bookNamed } from '../payments/bankLines.actions.ts';
import { record } from './audit.actions.ts';
import type { StaffChange } from './staff.ts';

/** Books a line of the bank's for the bills that it names, where that is beyond doubt; answers whether it was (D42). */
export async function bookNamedLine(change: StaffChange, id: number): Promise<boolean> {
  const [invoice] = await bookNamed(change, id);
  if (!invoice) return false;
  await record(change, { action: 'payment.matched', household_id: invoice.household_id, subject_id: id });
  return true;
}
