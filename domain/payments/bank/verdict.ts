import { type InvoiceStatus, isOwed } from '../../invoicing/invoice.ts';
import { type Cents, sumCents } from '../../shared/money.ts';
import { amountProblem } from '../amount.ts';
import type { BankLine } from './bankLine.ts';
import { type LineDoubt, lineDoubts } from './lineDoubt.ts';

/** Why a person has to decide about a bank line. */
export const undecidedReasons = [
  /** A member's payment that the bank returned. */
  'returned',
  /** Another debit. */
  'outgoing',
  /** Our own money that came back. */
  'came_back',
  'no_bill_named',
  'several_bills_named',
  /** The reference is that of a combined transfer, and the amount is not what is open on all its invoices. */
  'combined_not_exact',
  /** The invoice is paid already. */
  'bill_paid',
  /** The invoice is a draft, cancelled, void or written off. */
  'bill_not_payable',
  /** The same money seems to be booked by hand. */
  'booked_by_hand',
  'too_much',
  /** A person unassigned it, or reopened it after it was dismissed. */
  'taken_back',
  ...lineDoubts,
] as const;
export type UndecidedReason = (typeof undecidedReasons)[number];

/** An invoice that a payer names, in its present state. */
export type NamedInvoice = {
  id: number;
  status: InvoiceStatus;
  household_id: number;
  open_cents: Cents;
  /** Whether the reference of a combined transfer names it. */
  is_combined?: boolean;
};

/** The part of a payment that pays an invoice. */
export type InvoicePart = { sale_invoice_id: number; amount_cents: Cents };

type Facts = { invoices: readonly NamedInvoice[]; isBookedByHand: boolean };

const payable = ['open', 'partly_paid', 'over_paid'] as const satisfies InvoiceStatus[];

/**
 * Whether a line is booked automatically, and for which invoices: a credit that names exactly one invoice that is open,
 * partly paid or over paid (D42), or several of one household whose open amounts it matches exactly. A paid invoice is
 * left to a person, because few people pay twice on purpose; an invoice that is no longer owed accepts no payment
 * (D43).
 */
export function verdictOn(
  line: Pick<BankLine, 'amount_cents' | 'is_return'> & { is_left_to_person: boolean; doubt: LineDoubt | null },
  { invoices, isBookedByHand }: Facts,
): { bookFor: InvoicePart[] } | { undecided: UndecidedReason } {
  if (line.doubt === 'charges') return { undecided: 'charges' };
  if (line.amount_cents < 0) return { undecided: line.is_return ? 'returned' : 'outgoing' };
  if (line.is_return) return { undecided: 'came_back' };
  if (line.is_left_to_person) return { undecided: 'taken_back' };
  if (line.doubt) return { undecided: line.doubt };
  if (isBookedByHand) return { undecided: 'booked_by_hand' };
  const [invoice, ...others] = invoices;
  if (!invoice) return { undecided: 'no_bill_named' };
  if (others.length > 0) return verdictOnSeveral(line.amount_cents, invoices);
  if (invoice.status === 'paid') return { undecided: 'bill_paid' };
  if (!payable.some((status) => status === invoice.status)) return { undecided: 'bill_not_payable' };
  return amountProblem(line.amount_cents)
    ? { undecided: 'too_much' }
    : { bookFor: [{ sale_invoice_id: invoice.id, amount_cents: line.amount_cents }] };
}

function verdictOnSeveral(
  amount: Cents,
  invoices: readonly NamedInvoice[],
): { bookFor: InvoicePart[] } | { undecided: UndecidedReason } {
  const isOfOne = new Set(invoices.map(({ household_id }) => household_id)).size === 1;
  const isAllOwed = invoices.every(({ status, open_cents }) => isOwed(status) && open_cents > 0);
  const isExact = sumCents(invoices.map(({ open_cents }) => open_cents)) === amount;
  if (!isOfOne || !isAllOwed || !isExact) {
    return {
      undecided: invoices.some(({ is_combined }) => is_combined) ? 'combined_not_exact' : 'several_bills_named',
    };
  }
  if (amountProblem(amount)) return { undecided: 'too_much' };
  return { bookFor: invoices.map(({ id, open_cents }) => ({ sale_invoice_id: id, amount_cents: open_cents })) };
}
