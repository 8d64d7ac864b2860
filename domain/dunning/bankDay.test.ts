import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { isBankRecent, mayRemindOf } from './bankDay.ts';

const today = day('2027-03-20');

it.each([
  ['2027-03-20', 5, '2027-03-10', true],
  ['2027-03-15', 5, '2027-03-10', true],
  ['2027-03-14', 5, '2027-03-10', false],
  ['2027-03-14', 30, '2027-03-10', true],
  ['2027-03-10', 30, '2027-03-10', false],
  ['2027-03-09', 30, '2027-03-10', false],
  ['2027-03-19', 1, '2027-03-10', true],
  ['2027-03-18', 1, '2027-03-10', false],
])(
  'a statement until %s, of at most %i days, lets an invoice due on %s be reminded of: %s',
  (last, within, due, may) => {
    expect(mayRemindOf(day(due), { lastDay: day(last), within }, today)).toBe(may);
  },
);

it('without a statement nothing is reminded of, unless reminders do not wait for the bank', () => {
  expect(isBankRecent({ lastDay: undefined, within: 60 }, today)).toBe(false);
  expect(mayRemindOf(day('2027-03-01'), { lastDay: undefined, within: 60 }, today)).toBe(false);
  expect(mayRemindOf(day('2027-03-01'), { lastDay: undefined, within: null }, today)).toBe(true);
  expect(mayRemindOf(day('2027-03-01'), { lastDay: day('2026-01-01'), within: null }, today)).toBe(true);
});
