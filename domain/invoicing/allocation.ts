import { type Cents, cents } from '../shared/money.ts';
import type { InvoiceStatus } from './invoice.ts';

/** The statuses of a confirmed invoice that follow from its allocations. */
export type SettlementStatus = Extract<InvoiceStatus, 'open' | 'partly_paid' | 'paid' | 'over_paid'>;

/**
 * The status of a confirmed invoice: open if nothing is allocated, partly paid, paid if the amount is exact, over paid
 * (D42). An invoice of 0 is paid as soon as it is confirmed (D35).
 */
export function statusAfterAllocation(total: Cents, allocated: Cents): SettlementStatus {
  if (allocated > total) return 'over_paid';
  if (allocated === total) return 'paid';
  return allocated > 0 ? 'partly_paid' : 'open';
}

/** What was paid beyond the total, in cents; it may move to another invoice of the household (D42). */
export function surplus(total: Cents, allocated: Cents): Cents {
  return cents(Math.max(0, allocated - total));
}
