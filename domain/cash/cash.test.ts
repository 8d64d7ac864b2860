import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { cents } from '../shared/money.ts';
import { cashDayProblem, isCountedDay } from './cashDay.ts';
import { countedSum } from './countedSum.ts';
import { provenByDeposit } from './provenByDeposit.ts';
import { receiptNumber } from './receiptNumber.ts';
import { spread } from './spread.ts';

describe('a day that is counted', () => {
  const today = day('2027-01-11');

  it.each([
    ['before the last count', '2027-01-09', '2027-01-10', true],
    ['the day of the last count', '2027-01-10', '2027-01-10', true],
    ['after the last count', '2027-01-11', '2027-01-10', false],
    ['today, although it was counted at noon', '2027-01-11', '2027-01-11', false],
    ['yesterday, when today was counted', '2027-01-10', '2027-01-11', true],
    ['any day before the first count', '2020-01-01', null, false],
  ] as const)('%s', (_what, wanted, last, counted) => {
    expect(isCountedDay(day(wanted), { today, lastCounted: last && day(last) })).toBe(counted);
  });
});

it.each([
  ['2027-01-12', 'date_must_be_in_the_past'],
  ['2027-01-11', undefined],
  ['2027-01-04', undefined],
  ['2027-01-03', 'too_long_ago'],
] as const)('cash of %s on 11 January 2027: %s', (wanted, problem) => {
  expect(cashDayProblem(day(wanted), day('2027-01-11'))).toBe(problem);
});

describe('cash for several invoices', () => {
  const owed = [
    { id: 7, open_cents: cents(6_000) },
    { id: 3, open_cents: cents(2_000) },
  ];

  it('pays them in the given order', () => {
    expect(spread(cents(7_000), owed)).toEqual({
      parts: [
        { sale_invoice_id: 7, amount_cents: 6_000 },
        { sale_invoice_id: 3, amount_cents: 1_000 },
      ],
    });
  });

  it('leaves out what it does not reach', () => {
    expect(spread(cents(100), owed)).toEqual({ parts: [{ sale_invoice_id: 7, amount_cents: 100 }] });
  });

  it('is refused beyond what is owed', () => {
    expect(spread(cents(8_001), owed)).toEqual({ problem: 'new_amount_must_be_lower' });
  });
});

it('a deposit proves the oldest payments that fit into it', () => {
  const taken = [3_000, 4_000, 100].map((amount, index) => ({
    bank_transaction_id: index,
    amount_cents: cents(amount),
  }));

  expect(provenByDeposit(cents(7_000), taken).map(({ bank_transaction_id: id }) => id)).toEqual([0, 1]);
  expect(provenByDeposit(cents(2_999), taken)).toEqual([]);
  expect(provenByDeposit(cents(9_000), taken)).toHaveLength(3);
});

it('a receipt number names its year', () => {
  expect([receiptNumber({ year: 2027, no: 3 }), receiptNumber({ year: 2027, no: 12_345 })]).toEqual([
    '2027/0003',
    '2027/12345',
  ]);
});

it('a count may find nothing, but not less', () => {
  expect([0, 12.5, -1, 1_000_000.01].map((sum) => countedSum.safeParse(sum).success)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
