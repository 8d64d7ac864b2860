import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, day } from '../shared/day.ts';
import { cents } from '../shared/money.ts';
import { type Allocated, beyondNeed, settlementOf } from './settlement.ts';

const confirmed = day('2027-01-11');
const total = cents(6_000);

const on = (value_date: string, amount: number): Allocated => ({
  amount_cents: cents(amount),
  value_date: day(value_date),
});

describe('the status of an invoice of 60 euros after payments', () => {
  it.each([
    ['nothing', [], 'open', 0, null],
    ['a part', [on('2027-01-12', 5_999)], 'partly_paid', 5_999, null],
    ['exactly all', [on('2027-01-12', 6_000)], 'paid', 6_000, '2027-01-12'],
    ['two halves', [on('2027-01-12', 3_000), on('2027-01-20', 3_000)], 'paid', 6_000, '2027-01-20'],
    ['the later half booked first', [on('2027-01-20', 3_000), on('2027-01-12', 3_000)], 'paid', 6_000, '2027-01-20'],
    ['too much', [on('2027-01-12', 7_000)], 'over_paid', 7_000, '2027-01-12'],
    ['all, and once more', [on('2027-02-01', 6_000), on('2027-01-12', 6_000)], 'over_paid', 12_000, '2027-01-12'],
  ] as const)('%s', (_what, allocated, status, paid_cents, settled_on) => {
    expect(settlementOf(total, allocated, confirmed)).toEqual({ status, paid_cents, settled_on });
  });

  it('an invoice of 0 is settled on the day of its confirmation', () => {
    expect(settlementOf(cents(0), [], confirmed)).toEqual({ status: 'paid', paid_cents: 0, settled_on: confirmed });
  });
});

it('an invoice keeps its settlement day, whatever part of the surplus is moved', () => {
  const payments = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 5_000 }), moved: fc.nat(5_000) }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(payments, (made) => {
      const brought = made.map(({ amount }) => cents(amount));
      const free = beyondNeed(total, brought);
      const dated = (amounts: readonly number[]) =>
        amounts.map((amount, place) => ({ amount_cents: cents(amount), value_date: addDays(confirmed, place) }));
      const left = brought.map((amount, place) => amount - Math.min(free[place] ?? 0, made[place]?.moved ?? 0));
      const before = settlementOf(total, dated(brought), confirmed);
      expect(settlementOf(total, dated(left), confirmed).settled_on).toBe(before.settled_on);
      expect(free.reduce((sum, each) => sum + each, 0)).toBe(Math.max(0, before.paid_cents - total));
    }),
  );
});
