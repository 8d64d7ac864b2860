import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invoiceStatuses } from '../../invoicing/invoice.ts';
import { cents, sumCents } from '../../shared/money.ts';
import { type NamedInvoice, verdictOn } from './verdict.ts';

const credit = { amount_cents: cents(6_000), is_return: false, is_left_to_person: false, doubt: null };
const invoice: NamedInvoice = { id: 7, status: 'open', household_id: 1, open_cents: cents(6_000) };
const whole = { bookFor: [{ sale_invoice_id: 7, amount_cents: 6_000 }] };
const facts = { invoices: [invoice], isBookedByHand: false };

it.each([
  ['open', whole],
  ['partly_paid', whole],
  ['over_paid', whole],
  ['paid', { undecided: 'bill_paid' }],
  ['draft', { undecided: 'bill_not_payable' }],
  ['void', { undecided: 'bill_not_payable' }],
  ['uncollectible', { undecided: 'bill_not_payable' }],
  ['cancelled', { undecided: 'bill_not_payable' }],
] as const)('a credit that names one bill, which is %s', (status, verdict) => {
  expect(verdictOn(credit, { ...facts, invoices: [{ ...invoice, status }] })).toEqual(verdict);
});

it('the table above covers every status', () => {
  expect(invoiceStatuses).toHaveLength(8);
});

it.each([
  ['names no bill', credit, { invoices: [] }, 'no_bill_named'],
  ['names two', credit, { invoices: [invoice, { ...invoice, id: 8 }] }, 'several_bills_named'],
  ['seems to be booked by hand', credit, { isBookedByHand: true }, 'booked_by_hand'],
  ['is above any payment', { ...credit, amount_cents: cents(100_000_001) }, {}, 'too_much'],
  ['came back to us', { ...credit, is_return: true }, {}, 'came_back'],
  ['left the account', { ...credit, amount_cents: cents(-1) }, {}, 'outgoing'],
  ['somebody took back', { ...credit, is_left_to_person: true }, {}, 'taken_back'],
  ['cannot be told apart', { ...credit, doubt: 'not_split' as const }, {}, 'not_split'],
  ['may be known', { ...credit, doubt: 'perhaps_known' as const }, {}, 'perhaps_known'],
  ['counts on an unlikely day', { ...credit, doubt: 'unlikely_date' as const }, {}, 'unlikely_date'],
  ['the bank charged', { ...credit, amount_cents: cents(-50), doubt: 'charges' as const }, {}, 'charges'],
  ['the bank took back', { ...credit, amount_cents: cents(-6_000), is_return: true }, {}, 'returned'],
])('what %s is left to a person', (_what, line, other, undecided) => {
  expect(verdictOn(line, { ...facts, ...other })).toEqual({ undecided });
});

const several = (...open: [household: number, owed: number][]): NamedInvoice[] =>
  open.map(([household_id, owed], place) => ({ ...invoice, id: 7 + place, household_id, open_cents: cents(owed) }));

it('a credit that names several invoices of one household and equals their sum is booked for all of them', () => {
  expect(verdictOn(credit, { ...facts, invoices: several([1, 4_000], [1, 1_500], [1, 500]) })).toEqual({
    bookFor: [
      { sale_invoice_id: 7, amount_cents: 4_000 },
      { sale_invoice_id: 8, amount_cents: 1_500 },
      { sale_invoice_id: 9, amount_cents: 500 },
    ],
  });
});

const draft: NamedInvoice = { ...invoice, id: 8, status: 'draft', open_cents: cents(2_000) };

it.each([
  ['less than is owed', several([1, 4_000], [1, 2_001])],
  ['more than is owed', several([1, 4_000], [1, 1_999])],
  ['the sum over several households', several([1, 4_000], [2, 2_000])],
  ['the open amount of only one of the invoices', several([1, 6_000], [1, 0])],
  // a draft lacks its total, but accepts no payment before it is confirmed
  ['the sum of an invoice and a draft', [...several([1, 4_000]), draft]],
])('one that brings %s is left to a person', (_what, invoices) => {
  expect(verdictOn(credit, { ...facts, invoices })).toEqual({ undecided: 'several_bills_named' });
});

it('a credit with the reference of a combined transfer is booked to the cent for all its invoices, or for none', () => {
  const anInvoice = fc.record({
    status: fc.constantFrom(...invoiceStatuses),
    open: fc.integer({ min: 0, max: 20_000 }),
  });
  const all = fc.array(anInvoice, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(all, fc.integer({ min: -2, max: 2 }), (owed, off) => {
      const invoices = owed.map(({ status, open }, place): NamedInvoice => {
        const isOwed = status === 'open' || status === 'partly_paid';
        return { id: place + 1, household_id: 1, status, open_cents: cents(isOwed ? open : 0), is_combined: true };
      });
      const sum = sumCents(invoices.map(({ open_cents }) => open_cents));
      fc.pre(sum + off > 0);
      const verdict = verdictOn({ ...credit, amount_cents: cents(sum + off) }, { invoices, isBookedByHand: false });

      const isExact = off === 0 && invoices.every(({ open_cents }) => open_cents > 0);
      const parts = invoices.map(({ id, open_cents }) => ({ sale_invoice_id: id, amount_cents: open_cents }));
      expect(verdict).toEqual(isExact ? { bookFor: parts } : { undecided: 'combined_not_exact' });
    }),
  );
});
