import { describe, expect, it } from 'vitest';
import { cents } from '../../shared/money.ts';
import { partsFor } from './partsFor.ts';

/** The open amounts are 60, 420 and 36 euros, the earliest due date first. */
const invoices = [
  { sale_invoice_id: 1, open_cents: cents(6_000) },
  { sale_invoice_id: 2, open_cents: cents(42_000) },
  { sale_invoice_id: 3, open_cents: cents(3_600) },
];

const parts = (amount: number | null, named?: number) =>
  partsFor(invoices, { amount_cents: amount === null ? null : cents(amount), named }).map(
    ({ sale_invoice_id, amount_cents }) => [sale_invoice_id, amount_cents],
  );

describe('the part of a household', () => {
  it.each<[string, number, number | undefined, (number | null)[][]]>([
    ['goes to the invoice that is named', 42_000, 2, [[2, 42_000]]],
    ['goes to the named invoice, even if it is less', 1_000, 2, [[2, 1_000]]],
    ['goes to the one over the very amount', 3_600, undefined, [[3, 3_600]]],
    [
      'goes to all if it equals what is owed on all',
      51_600,
      undefined,
      [
        [1, 6_000],
        [2, 42_000],
        [3, 3_600],
      ],
    ],
    [
      'goes to the oldest first else',
      10_000,
      undefined,
      [
        [1, 6_000],
        [2, 4_000],
      ],
    ],
    [
      'and the rest after the named one is distributed by the same rule',
      45_600,
      2,
      [
        [2, 42_000],
        [3, 3_600],
      ],
    ],
    [
      'and the rest after all of them is credit',
      52_000,
      undefined,
      [
        [1, 6_000],
        [2, 42_000],
        [3, 3_600],
        [null, 400],
      ],
    ],
    ['goes to another open invoice if the named one needs nothing', 6_000, 9, [[1, 6_000]]],
  ])('%s', (_what, amount, named, wanted) => {
    expect(parts(amount, named)).toEqual(wanted);
  });

  it('is what is owed if there is no amount: on the named invoice, otherwise on all', () => {
    expect(parts(null, 3)).toEqual([[3, 3_600]]);
    expect(parts(null)).toEqual([
      [1, 6_000],
      [2, 42_000],
      [3, 3_600],
    ]);
  });

  it('is credit if nothing is owed; without an amount a person has to state it', () => {
    expect(partsFor([], { amount_cents: cents(500) })).toEqual([{ sale_invoice_id: null, amount_cents: 500 }]);
    expect(partsFor([], { amount_cents: null })).toEqual([{ sale_invoice_id: null, amount_cents: null }]);
    expect(parts(null, 9)).toEqual([[null, null]]);
  });

  it('distributes every cent, and gives no invoice more than it lacks', () => {
    for (let amount = 1; amount <= 60_000; amount += 1_237) {
      for (const named of [undefined, 1, 2, 3, 9]) {
        const found = partsFor(invoices, { amount_cents: cents(amount), named });
        expect(found.reduce((sum, part) => sum + (part.amount_cents ?? 0), 0)).toBe(amount);
        for (const { sale_invoice_id: id, amount_cents } of found) {
          const open = invoices.find((invoice) => invoice.sale_invoice_id === id)?.open_cents ?? amount;
          expect(amount_cents).toBeLessThanOrEqual(open);
        }
      }
    }
  });
});
