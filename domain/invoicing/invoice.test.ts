import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { cents } from '../shared/money.ts';
import { openSteps } from '../shared/steps.ts';
import {
  dueAgainOn,
  dueOn,
  invoiceStatuses,
  invoiceStatusIds,
  invoiceStatusOfId,
  invoiceSteps,
  isOwed,
  openItem,
  paymentCards,
} from './invoice.ts';

// proves: invoice.status-ids
it('the statuses carry the ids 1 to 8 of the specification', () => {
  expect(invoiceStatuses.map((status) => invoiceStatusIds[status])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(invoiceStatuses.map((status) => invoiceStatusOfId(invoiceStatusIds[status]))).toEqual([...invoiceStatuses]);
  expect([0, 9].map(invoiceStatusOfId)).toEqual([undefined, undefined]);
});

it('each status allows only these steps', () => {
  const open = invoiceStatuses.map((status) => `${status}: ${openSteps(invoiceSteps, status).join(', ')}`);

  expect(open).toEqual([
    'draft: confirm, cancel',
    'open: void, writeOff',
    'paid: giveBack',
    'void: ',
    'uncollectible: reopen',
    'over_paid: giveBack',
    'partly_paid: void, writeOff',
    'cancelled: ',
  ]);
});

// proves: invoice.cards
it('every invoice is on exactly one card of the payments screen', () => {
  const onCards = [...paymentCards.new, ...paymentCards.pending, ...paymentCards.history];

  expect(onCards.toSorted()).toEqual([...invoiceStatuses].sort());
  expect(paymentCards.pending.map((status) => invoiceStatusIds[status])).toEqual([2, 6, 7]);
});

it('an invoice confirmed on 20 December is due on 3 January', () => {
  expect(dueOn(day('2026-12-20'))).toBe('2027-01-03');
});

it.each([
  ['2027-03-01', '2027-02-28', '2027-03-01'],
  ['2027-03-01', '2027-03-01', '2027-03-15'],
  ['2027-03-01', '2027-04-20', '2027-05-04'],
])('an invoice that was due on %s and is owed again on %s is due on %s', (due, today, again) => {
  expect(dueAgainOn(day(due), day(today))).toBe(again);
});

describe('what is still owed', () => {
  it('is the rest of an open invoice, and nothing once it is settled or written off', () => {
    const owed = invoiceStatuses.map((status) => [status, openItem(status, cents(12_000), cents(2_000))]);

    expect(Object.fromEntries(owed)).toEqual({
      draft: 10_000,
      open: 10_000,
      partly_paid: 10_000,
      paid: 0,
      void: 0,
      uncollectible: 0,
      over_paid: 0,
      cancelled: 0,
    });
  });

  it('is more than nothing only while open or partly paid', () => {
    expect(invoiceStatuses.filter(isOwed)).toEqual(['open', 'partly_paid']);
  });
});
