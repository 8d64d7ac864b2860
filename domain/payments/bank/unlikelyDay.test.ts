import { expect, it } from 'vitest';
import { addDays, day } from '../../shared/day.ts';
import { bookedDayProblem, countingDay, isUnlikelyDay } from './unlikelyDay.ts';

const today = day('2027-01-11');
const statementDay = day('2027-01-08');
const days = { today, statementDay };

it.each([
  ['of the statement', 0, false],
  ['a week after it', 7, false],
  ['eight days after it', 8, true],
  ['in forty years', 13_000, true],
  ['397 days before it', -397, false],
  ['more than 400 days before today', -398, true],
] as const)('a value date %s', (_what, apart, expected) => {
  expect(isUnlikelyDay(addDays(statementDay, apart), days)).toBe(expected);
});

it('a statement from the future makes no future day likely', () => {
  expect(isUnlikelyDay(addDays(today, 8), { today, statementDay: day('2062-11-24') })).toBe(true);
});

it.each([
  ['its value date', '2027-01-07', '2027-01-05', '2027-01-07'],
  ['the booking day, if that is unlikely', '2062-11-24', '2027-01-05', '2027-01-05'],
  ['the day on which it was read, if both are', '2062-11-24', '2019-01-05', '2027-01-11'],
] as const)('a movement counts on %s', (_what, value_date, booked_on, expected) => {
  expect(countingDay({ value_date: day(value_date), booked_on: day(booked_on) }, days)).toBe(expected);
});

it('a booking by hand for a day that long ago is refused', () => {
  expect([bookedDayProblem(addDays(today, -400), today), bookedDayProblem(addDays(today, -401), today)]).toEqual([
    undefined,
    'too_long_ago',
  ]);
});
