import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { statusAfterAllocation, surplus } from './allocation.ts';
import { openItem } from './invoice.ts';

it.each([
  [12_000, 0, 'open', 0],
  [12_000, 1, 'partly_paid', 0],
  [12_000, 11_999, 'partly_paid', 0],
  [12_000, 12_000, 'paid', 0],
  [12_000, 12_001, 'over_paid', 1],
  [0, 0, 'paid', 0],
  [0, 500, 'over_paid', 500],
])('of %i cents %i are allocated: %s, %i too much', (total, allocated, status, tooMuch) => {
  expect(statusAfterAllocation(cents(total), cents(allocated))).toBe(status);
  expect(surplus(cents(total), cents(allocated))).toBe(tooMuch);
});

it('open amount minus surplus always equals total minus payments', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
  fc.assert(
    fc.property(amount, amount, (total, paid) => {
      const owed = openItem(statusAfterAllocation(total, paid), total, paid);
      return owed - surplus(total, paid) === total - paid;
    }),
  );
});
