import { expect, it } from 'vitest';
import { isTextedCountry, textHoursLeft } from './textReminders.ts';

it.each([
  // winter: Vienna is an hour ahead
  ['2027-01-11T07:59:59Z', 0],
  ['2027-01-11T08:00:00Z', 10],
  ['2027-01-11T17:30:00Z', 0.5],
  ['2027-01-11T17:59:59Z', 1 / 60],
  ['2027-01-11T18:00:00Z', 0],
  ['2027-01-11T23:00:00Z', 0],
  // summer: two hours
  ['2027-07-11T06:59:00Z', 0],
  ['2027-07-11T07:00:00Z', 10],
  ['2027-07-11T17:00:00Z', 0],
  // the days on which the clocks change
  ['2027-03-28T07:00:00Z', 10],
  ['2027-10-31T08:00:00Z', 10],
])('at %s text messages are sent for %d more hours', (instant, hours) => {
  expect(textHoursLeft(new Date(instant))).toBeCloseTo(hours, 6);
});

it('text messages go to Austria, its neighbours and Türkiye', () => {
  expect(['AT', 'TR', 'DE', 'IT'].every(isTextedCountry)).toBe(true);
  expect([undefined, 'US', 'LV', 'SO', 'GB', 'CU'].some(isTextedCountry)).toBe(false);
});
