import { type InvoiceStatus, isOwed } from '../invoicing/invoice.ts';
import { type Cents, sumCents } from '../shared/money.ts';
import { amountProblem } from './amount.ts';
import type { BankLine } from './bankLine.ts';
import { type LineDoubt, lineDoubts } from './lineDoubt.ts';

/** Why a person has to decide about a line of the bank's. */
export const undecidedReasons = [
  /** A payment of a member that the bank took back. */
  'returned',
  /** Money that left the account otherwise. */
  'outgoing',
  /** Money of ours that came back. */
  'came_back',
  'no_bill_named',
  'several_bills_named',
  /** The bill is paid already. */
  'bill_paid',
  /** The bill is a draft, cancelled, void or given up. */
  'bill_not_payable',
  /** Somebody seems to have booked the same money by hand. */
  'booked_by_hand',
  'too_much',
  /** Somebody took it back from where it was booked or laid aside. */
  'taken_back',
  ...lineDoubts,
] as const;
export type UndecidedReason = (typeof undecidedReasons)[number];

/** A bill that a payer names, as it stands now. */
export type NamedBill = { id: number; status: InvoiceStatus; household_id: number; open_cents: Cents };

/** What of a payment is for which bill. */
export type BillPart = { sale_invoice_id: number; amount_cents: Cents };

type Facts = { bills: readonly NamedBill[]; isBookedByHand: boolean };

const payable = ['open', 'partly_paid', 'over_paid'] as const satisfies InvoiceStatus[];

/**
 * Whether a line is booked at once, and for which bills: a credit that names exactly one bill which is open, partly or over
 * paid (D42), or several of one household and brings exactly what is owed on all of them. A paid bill is left to a person, since whoever pays twice rarely means to; one that is no longer owed
 * takes no money (D43).
 */
export function verdictOn(
  line: Pick<BankLine, 'amount_cents' | 'is_return'> & { is_left_to_person: boolean; doubt: LineDoubt | null },
  { bills, isBookedByHand }: Facts,
): { bookFor: BillPart[] } | { undecided: UndecidedReason } {
  if (line.doubt === 'charges') return { undecided: 'charges' };
  if (line.amount_cents < 0) return { undecided: line.is_return ? 'returned' : 'outgoing' };
  if (line.is_return) return { undecided: 'came_back' };
  if (line.is_left_to_person) return { undecided: 'taken_back' };
  if (line.doubt) return { undecided: line.doubt };
  if (isBookedByHand) return { undecided: 'booked_by_hand' };
  const [bill, ...others] = bills;
  if (!bill) return { undecided: 'no_bill_named' };
  if (others.length > 0) return verdictOnSeveral(line.amount_cents, bills);
  if (bill.status === 'paid') return { undecided: 'bill_paid' };
  if (!payable.some((status) => status === bill.status)) return { undecided: 'bill_not_payable' };
  return amountProblem(line.amount_cents)
    ? { undecided: 'too_much' }
    : { bookFor: [{ sale_invoice_id: bill.id, amount_cents: line.amount_cents }] };
}

function verdictOnSeveral(
  amount: Cents,
  bills: readonly NamedBill[],
): { bookFor: BillPart[] } | { undecided: UndecidedReason } {
  const isOfOne = new Set(bills.map(({ household_id }) => household_id)).size === 1;
  const isAllOwed = bills.every(({ status, open_cents }) => isOwed(status) && open_cents > 0);
  const isExact = sumCents(bills.map(({ open_cents }) => open_cents)) === amount;
  if (!isOfOne || !isAllOwed || !isExact) return { undecided: 'several_bills_named' };
  if (amountProblem(amount)) return { undecided: 'too_much' };
  return { bookFor: bills.map(({ id, open_cents }) => ({ sale_invoice_id: id, amount_cents: open_cents })) };
}
