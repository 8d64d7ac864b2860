import { type SettlementStatus, statusAfterAllocation } from '../invoicing/allocation.ts';
import { compareDays, type Day } from '../shared/day.ts';
import { type Cents, cents, sumCents } from '../shared/money.ts';

/** A part of a payment that counts for an invoice, with the day on which the bank credited it. */
export type Allocated = { amount_cents: Cents; value_date: Day };

export type Settlement = { status: SettlementStatus; paid_cents: Cents; settled_on: Day | null };

/**
 * The status of an invoice by its allocations (D42). `settled_on` is the value date of the payment that brought the
 * last missing cent, whatever the booking order (D21); an invoice of 0 is settled on `confirmedOn` (D35).
 */
export function settlementOf(total: Cents, allocated: readonly Allocated[], confirmedOn: Day): Settlement {
  const paid_cents = sumCents(allocated.map(({ amount_cents }) => amount_cents));
  const status = statusAfterAllocation(total, paid_cents);
  return { status, paid_cents, settled_on: total === 0 ? confirmedOn : settledOn(total, allocated) };
}

/**
 * The surplus of each part, in the order of their value dates: the latest parts hold it. Whatever of it is moved, the
 * invoice's settlement day stays (D21).
 */
export function beyondNeed(needed: Cents, brought: readonly Cents[]): Cents[] {
  let missing: number = needed;
  return brought.map((amount) => {
    const used = Math.min(missing, amount);
    missing -= used;
    return cents(amount - used);
  });
}

/** Whether nothing is owed any more: paid exactly or over paid. */
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
