import { type Cents, cents } from '../shared/money.ts';
import type { InvoiceStatus } from './invoice.ts';

/** What allocations can make of a confirmed invoice. */
export type SettlementStatus = Extract<InvoiceStatus, 'open' | 'partly_paid' | 'paid' | 'over_paid'>;

/** The status of a confirmed invoice: nothing allocated open, part partly paid, exact paid, more over paid (D42).
 * An invoice over 0 is paid as soon as it is confirmed (D35). */
export function statusAfterAllocation(total: Cents, allocated: Cents): SettlementStatus {
  if (allocated > total) return 'over_paid';
  if (allocated === total) return 'paid';
  return allocated > 0 ? 'partly_paid' : 'open';
}

/** What was paid beyond the total and may move to another invoice of the household (D42). */
export function surplus(total: Cents, allocated: Cents): Cents {
  return cents(Math.max(0, allocated - total));
}
