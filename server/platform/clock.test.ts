import { expect, it } from 'vitest';
import { businessDay, day } from '../../domain/shared/day.ts';
import { noonOf } from './clock.ts';

it.each([
  ['2027-01-11', '11:00'],
  ['2027-03-27', '11:00'],
  ['2027-03-28', '10:00'],
  ['2027-07-01', '10:00'],
  ['2027-10-30', '10:00'],
  ['2027-10-31', '11:00'],
  ['2028-02-29', '11:00'],
])('noon in Vienna on %s is %s in UTC', (text, utc) => {
  const noon = noonOf(day(text)).now();

  expect(noon.toISOString()).toBe(`${text}T${utc}:00.000Z`);
  expect(businessDay(noon)).toBe(text);
});
