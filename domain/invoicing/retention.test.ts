import { expect, it } from 'vitest';
import { addDays, day } from '../shared/day.ts';
import { firstDayKept, freeFrom } from './retention.ts';

it.each([
  ['2019-01-01', '2027-01-01'],
  ['2019-12-31', '2027-01-01'],
  ['2020-01-01', '2028-01-01'],
  ['2020-02-29', '2028-01-01'],
])('data from %s are kept until the day before %s', (since, until) => {
  const free = day(until);

  expect(freeFrom(day(since))).toBe(free);
  expect(day(since) < firstDayKept(free)).toBe(true);
  expect(day(since) < firstDayKept(addDays(free, -1))).toBe(false);
});
