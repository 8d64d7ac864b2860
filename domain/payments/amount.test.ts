import { expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { amountProblem } from './amount.ts';

it.each([
  [0, 0, 'invalid_amount'],
  [-1, 0, 'invalid_amount'],
  [1, 0, undefined],
  [100_000_000, 0, undefined],
  [100_000_001, 0, 'to_high'],
  [100_000_000, 1_900_000_000, undefined],
  [100_000_000, 1_900_000_001, 'to_high'],
  [1, 2_000_000_000, 'to_high'],
])('a payment of %i cents on an invoice with %i cents paid: %s', (amount, paid, problem) => {
  expect(amountProblem(cents(amount), cents(paid))).toBe(problem);
});
