import { expect, it } from 'vitest';
import { addDays, day, toWireDay } from '../../../domain/shared/day.ts';
import { timeLeft } from './timeLeft.ts';

const today = day('2027-03-10');

it.each([
  [-400, { unit: 'expired', count: 400 }],
  [-1, { unit: 'expired', count: 1 }],
  [0, { unit: 'today' }],
  [1, { unit: 'days', count: 1 }],
  [60, { unit: 'days', count: 60 }],
  [61, { unit: 'months', count: 2 }],
  [365, { unit: 'months', count: 12 }],
  [730, { unit: 'months', count: 24 }],
  [731, { unit: 'years', count: 2 }],
  [3653, { unit: 'years', count: 10 }],
])('%i days from today are shown as %o', (days, said) => {
  expect(timeLeft(toWireDay(addDays(today, days)), today)).toEqual(said);
});
