import { expect, it } from 'vitest';
import { invoiceStatuses } from '../invoicing/invoice.ts';
import { day } from '../shared/day.ts';
import { dunningLevel, dunningLevelOn } from './levels.ts';

const due = day('2027-03-01');

// proves: invoice.dunning-levels
it.each([
  ['2027-02-20', 0],
  ['2027-03-01', 0],
  ['2027-03-07', 0],
  ['2027-03-08', 1],
  ['2027-03-21', 1],
  ['2027-03-22', 2],
  ['2027-04-04', 2],
  ['2027-04-05', 3],
  ['2028-04-05', 3],
])('an invoice due on 1 March 2027 has on %s reached level %i', (today, level) => {
  expect(dunningLevel('open', due, day(today))).toBe(level);
});

it('only open and partly paid invoices are reminded of', () => {
  const reminded = invoiceStatuses.filter((status) => dunningLevel(status, due, day('2027-12-31')) > 0);

  expect(reminded).toEqual(['open', 'partly_paid']);
});

it('the days of the levels are 7, 21 and 35 days past due', () => {
  expect(([1, 2, 3] as const).map((level) => dunningLevelOn(due, level))).toEqual([
    '2027-03-08',
    '2027-03-22',
    '2027-04-05',
  ]);
});
