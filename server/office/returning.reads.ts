import type { WouldReturn } from '../../domain/office/officeAnswers.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { findOwners } from '../members/owners.reads.ts';
import { listWouldReturn } from '../payments/returning.reads.ts';
import type { Ask } from '../platform/work.ts';

/** What the bank takes back with a payment, by the households that had a part of it; `bank_transaction_not_found`. */
export async function previewReturn({ db }: Ask, { id }: { id: number }): Promise<WouldReturn[]> {
  const parts = await listWouldReturn(db, id);
  const owners = await findOwners(
    db,
    parts.map(({ household_id }) => household_id),
  );
  return parts.map(({ household_id, amount_cents, refunded_cents, bills }) => ({
    ...(owners.get(household_id) ?? { household_id, membership_no: '', name: '' }),
    amount: toEuros(amount_cents),
    refunded: toEuros(refunded_cents),
    bills: bills.map(({ bill_number, open_cents }) => ({ bill_number, open_item: toEuros(open_cents) })),
  }));
}
