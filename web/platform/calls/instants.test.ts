import { expect, it } from 'vitest';
import { dateAndTimeOf } from './instants.ts';

it.each([
  ['2027-01-11T11:05:00.000Z', '11.01.2027', '12:05'],
  ['2027-07-11T22:30:00.000Z', '12.07.2027', '00:30'],
])('%s was on %s at %s in Vienna', (instant, date, time) => {
  expect(dateAndTimeOf(instant)).toEqual({ date, time });
});
