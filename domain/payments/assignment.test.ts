import { describe, expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { type Share, takeFree } from './assignment.ts';

const share = (sale_invoice_id: number, amount: number, surplus: number): Share => ({
  sale_invoice_id,
  amount_cents: cents(amount),
  surplus_cents: cents(surplus),
});

describe('of a payment over 100 euros', () => {
  it.each<[string, Share[], number, { sale_invoice_id: number; amount_cents: number }[]]>([
    ['without allocations all of it is unallocated', [], 10_000, []],
    ['the rest is free', [share(1, 6_000, 0)], 4_000, []],
    ['the surplus is free', [share(1, 10_000, 4_000)], 4_000, [{ sale_invoice_id: 1, amount_cents: 6_000 }]],
    [
      'the rest goes before the surplus',
      [share(1, 9_000, 3_000)],
      2_000,
      [{ sale_invoice_id: 1, amount_cents: 8_000 }],
    ],
    ['all that came too late is', [share(1, 1_000, 1_000)], 10_000, [{ sale_invoice_id: 1, amount_cents: 0 }]],
    [
      'several surpluses are, the first one first',
      [share(1, 5_000, 1_000), share(2, 5_000, 2_000)],
      1_500,
      [
        { sale_invoice_id: 1, amount_cents: 4_000 },
        { sale_invoice_id: 2, amount_cents: 4_500 },
      ],
    ],
  ])('%s', (_what, shares, wanted, kept) => {
    expect(takeFree(cents(wanted), cents(10_000), shares)).toEqual({ kept });
  });

  it('no more than the free money is taken', () => {
    const shares = [share(1, 9_000, 500)];

    expect(takeFree(cents(1_500), cents(10_000), shares)).toHaveProperty('kept');
    expect(takeFree(cents(1_501), cents(10_000), shares)).toEqual({ problem: 'new_amount_must_be_lower' });
  });

  it('nothing is unallocated if the invoice needs all of it', () => {
    const problem = { problem: 'allowed_only_for_over_paid_invoices' };

    expect(takeFree(cents(1), cents(10_000), [share(1, 10_000, 0)])).toEqual(problem);
  });
});
