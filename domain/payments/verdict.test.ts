import { expect, it } from 'vitest';
import { invoiceStatuses } from '../invoicing/invoice.ts';
import { cents } from '../shared/money.ts';
import { type NamedBill, verdictOn } from './verdict.ts';

const credit = { amount_cents: cents(6_000), is_return: false, is_left_to_person: false };
const bill: NamedBill = { id: 7, status: 'open' };
const facts = { bills: [bill], isBookedByHand: false };

it.each([
  ['open', { bookFor: 7 }],
  ['partly_paid', { bookFor: 7 }],
  ['over_paid', { bookFor: 7 }],
  ['paid', { undecided: 'bill_paid' }],
  ['draft', { undecided: 'bill_not_payable' }],
  ['void', { undecided: 'bill_not_payable' }],
  ['uncollectible', { undecided: 'bill_not_payable' }],
  ['cancelled', { undecided: 'bill_not_payable' }],
] as const)('a credit that names one bill, which is %s', (status, verdict) => {
  expect(verdictOn(credit, { ...facts, bills: [{ id: 7, status }] })).toEqual(verdict);
});

it('the table above knows every status', () => {
  expect(invoiceStatuses).toHaveLength(8);
});

it.each([
  ['names no bill', credit, { bills: [] }, 'no_bill_named'],
  ['names two', credit, { bills: [bill, { ...bill, id: 8 }] }, 'several_bills_named'],
  ['seems to be booked by hand', credit, { isBookedByHand: true }, 'booked_by_hand'],
  ['is above any payment', { ...credit, amount_cents: cents(100_000_001) }, {}, 'too_much'],
  ['came back to us', { ...credit, is_return: true }, {}, 'came_back'],
  ['left the account', { ...credit, amount_cents: cents(-1) }, {}, 'outgoing'],
  ['somebody took back', { ...credit, is_left_to_person: true }, {}, 'taken_back'],
  ['the bank took back', { ...credit, amount_cents: cents(-6_000), is_return: true }, {}, 'returned'],
])('what %s is left to a person', (_what, line, other, undecided) => {
  expect(verdictOn(line, { ...facts, ...other })).toEqual({ undecided });
});
