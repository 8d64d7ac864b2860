import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { begunErasedOn } from './begunKept.ts';

it('a begun application is erased ninety days after the last work on it, unless there is money', () => {
  const worked_on = day('2027-01-11');

  expect(begunErasedOn({ worked_on, has_money: false })).toBe('2027-04-11');
  expect(begunErasedOn({ worked_on, has_money: true })).toBeNull();
});
