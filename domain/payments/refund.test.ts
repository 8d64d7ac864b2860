import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { cents } from '../shared/money.ts';
import { withSurplus } from './assignment.ts';
import { freeOf, planRefund, type RefundSource } from './refund.ts';

const source = (id: number, rest: number, shares: [invoice: number, amount: number, surplus: number][] = []) => ({
  id,
  value_date: day(`2027-01-${String(id).padStart(2, '0')}`),
  rest_cents: cents(rest),
  shares: shares.map(([sale_invoice_id, amount, surplus]) => ({
    sale_invoice_id,
    amount_cents: cents(amount),
    surplus_cents: cents(surplus),
  })),
});

const refund = (wanted: number, ...sources: RefundSource[]) => planRefund(cents(wanted), sources);

describe('a refund takes', () => {
  it('first what is allocated to no invoice, then surpluses, the latest payment first', () => {
    const first = source(1, 300, [[7, 6_000, 0]]);
    const second = source(2, 200, [[7, 5_000, 5_000]]);

    expect(refund(700, first, second)).toEqual({
      parts: [
        { bank_transaction_id: 2, amount_cents: 400 },
        { bank_transaction_id: 1, amount_cents: 300 },
      ],
      given: [{ bank_transaction_id: 2, sale_invoice_id: 7, amount_cents: 200 }],
    });
  });

  it('no more of an invoice than its surplus, no matter who paid', () => {
    const both = [source(1, 0, [[7, 6_000, 1_000]]), source(2, 0, [[7, 3_000, 3_000]])];

    expect(freeOf(both)).toBe(4_000);
    expect(refund(4_000, ...both)).toEqual({
      parts: [
        { bank_transaction_id: 2, amount_cents: 3_000 },
        { bank_transaction_id: 1, amount_cents: 1_000 },
      ],
      given: [
        { bank_transaction_id: 2, sale_invoice_id: 7, amount_cents: 3_000 },
        { bank_transaction_id: 1, sale_invoice_id: 7, amount_cents: 1_000 },
      ],
    });
  });
});

describe('a refund is refused', () => {
  it('without free money', () => {
    expect(refund(1)).toEqual({ problem: 'nothing_to_refund' });
    expect(refund(1, source(1, 0, [[7, 6_000, 0]]))).toEqual({ problem: 'nothing_to_refund' });
  });

  it('beyond the free money', () => {
    expect(refund(301, source(1, 300))).toEqual({ problem: 'new_amount_must_be_lower' });
  });

  it('as far as the bank returned what was already refunded', () => {
    const short = source(1, -200);

    expect(refund(101, short, source(2, 300))).toEqual({ problem: 'new_amount_must_be_lower' });
    expect(refund(1, short, source(2, 150))).toEqual({ problem: 'nothing_to_refund' });
  });
});

it('whatever is unallocated: a refund is exactly the wanted amount, and takes nothing that is not there', () => {
  const amount = fc.integer({ min: 1, max: 5_000 });
  const payments = fc.array(
    fc.record({ rest: fc.integer({ min: 0, max: 5_000 }), share: amount, invoice: fc.nat(2) }),
    {
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(payments, fc.array(fc.nat(9_000), { minLength: 3, maxLength: 3 }), amount, (made, tooMuch, wanted) => {
      const paid = (invoice: number) => made.reduce((sum, one) => sum + (one.invoice === invoice ? one.share : 0), 0);
      const surplus = (invoice: number) => Math.min(paid(invoice), tooMuch[invoice] ?? 0);
      const needed = new Map([0, 1, 2].map((invoice) => [invoice, cents(paid(invoice) - surplus(invoice))]));
      const payments = made.map(({ rest, share, invoice }, place) => {
        const { shares: parts, ...payment } = source(place + 1, rest, [[invoice, share, 0]]);
        return { ...payment, parts };
      });
      const sources = withSurplus(payments, needed);
      const plan = planRefund(cents(wanted), sources);
      if ('problem' in plan) return wanted > freeOf(sources);
      const taken = plan.parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
      const isThere = plan.parts.every(({ bank_transaction_id: id, amount_cents }) => {
        const one = made[id - 1];
        return one !== undefined && amount_cents <= one.rest + one.share;
      });
      const isTooMuch = [0, 1, 2].every(
        (invoice) =>
          plan.given.reduce((sum, one) => sum + (one.sale_invoice_id === invoice ? one.amount_cents : 0), 0) <=
          surplus(invoice),
      );
      return taken === wanted && isThere && isTooMuch;
    }),
  );
});
