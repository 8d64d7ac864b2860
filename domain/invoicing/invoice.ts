import { addDays, type Day, isAfter } from '../shared/day.ts';
import { type Cents, cents } from '../shared/money.ts';
import type { StepTable } from '../shared/steps.ts';

/** `siac` annual contribution, `sirf` registration fee, `sim` manual invoice (spec §3). */
export const invoiceTypes = ['siac', 'sirf', 'sim'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

/** The ids used on the wire and in the database (spec §4). */
export const invoiceStatusIds = {
  draft: 1,
  open: 2,
  paid: 3,
  void: 4,
  uncollectible: 5,
  over_paid: 6,
  partly_paid: 7,
  cancelled: 8,
} as const;
export type InvoiceStatus = keyof typeof invoiceStatusIds;
export type InvoiceStatusId = (typeof invoiceStatusIds)[InvoiceStatus];

export const invoiceStatuses = [
  'draft',
  'open',
  'paid',
  'void',
  'uncollectible',
  'over_paid',
  'partly_paid',
  'cancelled',
] as const satisfies InvoiceStatus[];

/**
 * Steps that people take (D39, D42, D43). `statusAfterAllocation` covers what payments do to an open or reopened
 * invoice. `giveBack` is only for ended memberships (`mayBeGivenBack`).
 */
export const invoiceSteps = {
  confirm: { from: ['draft'], to: 'open' },
  cancel: { from: ['draft'], to: 'cancelled' },
  void: { from: ['open', 'partly_paid'], to: 'void' },
  writeOff: { from: ['open', 'partly_paid'], to: 'uncollectible' },
  reopen: { from: ['uncollectible'], to: 'open' },
  giveBack: { from: ['paid', 'over_paid'], to: 'void' },
} as const satisfies StepTable<InvoiceStatus>;
export type InvoiceStep = keyof typeof invoiceSteps;

/** The three cards of the payments screen (spec §2, §4). */
export type PaymentCard = 'new' | 'pending' | 'history';

export const paymentCards = {
  new: ['draft'],
  pending: ['open', 'over_paid', 'partly_paid'],
  history: ['paid', 'void', 'uncollectible', 'cancelled'],
} as const satisfies Record<PaymentCard, InvoiceStatus[]>;

/** People and fees on an invoice in one of these statuses have been invoiced already (D36). */
export const billingStatuses = ['draft', 'open', 'partly_paid', 'paid', 'over_paid'] as const satisfies InvoiceStatus[];

/** `billingStatuses` without drafts; used for the payment gaps of an application (D19). */
export const confirmedStatuses = ['open', 'partly_paid', 'paid', 'over_paid'] as const satisfies InvoiceStatus[];

/** Invoices on which something is owed; only these get reminders (D44). */
export const owedStatuses = ['open', 'partly_paid'] as const satisfies InvoiceStatus[];

export function isOwed(status: InvoiceStatus): boolean {
  return owedStatuses.some((owed) => owed === status);
}

export function invoiceStatusOfId(id: number): InvoiceStatus | undefined {
  return invoiceStatuses.find((status) => invoiceStatusIds[status] === id);
}

const PAYMENT_DAYS = 14; // D39

/** The due date of an invoice that is confirmed on `date`. */
export function dueOn(date: Day): Day {
  return addDays(date, PAYMENT_DAYS);
}

/**
 * The due date of an invoice that is owed again: the old one if it is still to come, otherwise 14 days from `today`
 * (D44).
 */
export function dueAgainOn(dueDate: Day, today: Day): Day {
  return isAfter(dueDate, today) ? dueDate : dueOn(today);
}

/** What is still owed, in cents: the rest of a draft, open or partly paid invoice, and 0 for all others (D40). */
export function openItem(status: InvoiceStatus, totalCents: Cents, paidCents: Cents): Cents {
  if (status !== 'draft' && !isOwed(status)) return cents(0);
  return cents(Math.max(0, totalCents - paidCents));
}
