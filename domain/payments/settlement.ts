import { type SettlementStatus, statusAfterAllocation } from '../invoicing/allocation.ts';
import { compareDays, type Day } from '../shared/day.ts';
import { type Cents, cents, sumCents } from '../shared/money.ts';

/** A part of a payment that counts for an invoice, with the day on which the bank credited it. */
export type Allocated = { amount_cents: Cents; value_date: Day };

export type Settlement = { status: SettlementStatus; paid_cents: Cents; settled_on: Day | null };

/**
 * What the allocations make of an invoice (D42). `settled_on` is the value date of the payment that brought the last
 * missing cent, whatever the order in which they were booked (D21); an invoice over 0 stays settled on `confirmedOn` (D35).
 */
export function settlementOf(total: Cents, allocated: readonly Allocated[], confirmedOn: Day): Settlement {
  const paid_cents = sumCents(allocated.map(({ amount_cents }) => amount_cents));
  const status = statusAfterAllocation(total, paid_cents);
  return { status, paid_cents, settled_on: total === 0 ? confirmedOn : settledOn(total, allocated) };
}

/**
 * What of each part that payments brought lies beyond what an invoice needs, in the order of their value dates: the latest
 * brought what is too much. Whatever of that moves on, the invoice stays settled on its day (D21).
 */
export function beyondNeed(needed: Cents, brought: readonly Cents[]): Cents[] {
  let missing: number = needed;
  return brought.map((amount) => {
    const used = Math.min(missing, amount);
    missing -= used;
    return cents(amount - used);
  });
}

/** Whether nothing is owed any more: paid exactly, or more than that. */
export function isSettled(status: string): boolean {
  return status === 'paid' || status === 'over_paid';
}

function settledOn(total: Cents, allocated: readonly Allocated[]): Day | null {
  let sum = cents(0);
  for (const { amount_cents, value_date } of byValueDate(allocated)) {
    sum = sumCents([sum, amount_cents]);
    if (sum >= total) return value_date;
  }
  return null;
}

function byValueDate(allocated: readonly Allocated[]): Allocated[] {
  return [...allocated].sort((one, other) => compareDays(one.value_date, other.value_date));
}
