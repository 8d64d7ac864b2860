import { compareDays, type Day } from '../shared/day.ts';
import { type Cents, cents } from '../shared/money.ts';
import type { Share } from './assignment.ts';

/** A payment of a household with what a refund needs. */
export type RefundSource = {
  id: number;
  value_date: Day;
  /**
   * Cents allocated to no invoice and not refunded yet; negative if the bank returned a payment that we had already
   * refunded.
   */
  rest_cents: Cents;
  shares: readonly Share[];
};

/** The amount that is refunded from a payment. */
export type RefundPart = { bank_transaction_id: number; amount_cents: Cents };
/** The amount that an over-paid invoice's share contributes. */
export type GivenShare = { bank_transaction_id: number; sale_invoice_id: number; amount_cents: Cents };

export type RefundPlan = { parts: RefundPart[]; given: GivenShare[] };
type Planned = { problem: 'nothing_to_refund' | 'new_amount_must_be_lower' } | RefundPlan;

/** A household's free money in cents: allocated to no invoice, or surplus; never negative. */
export function freeOf(sources: readonly RefundSource[]): Cents {
  const surplus = sources.flatMap(({ shares }) => shares).reduce((sum, share) => sum + share.surplus_cents, 0);
  return cents(Math.max(0, sources.reduce((sum, { rest_cents }) => sum + rest_cents, 0) + surplus));
}

/**
 * Takes `wanted` cents from a household's free money: first what is allocated to no invoice, then surpluses,
 * from the latest payment on, so that no settlement day changes (D21, D42).
 */
export function planRefund(wanted: Cents, sources: readonly RefundSource[]): Planned {
  const free = freeOf(sources);
  if (free === 0) return { problem: 'nothing_to_refund' };
  if (wanted > free) return { problem: 'new_amount_must_be_lower' };

  const latestFirst = [...sources].sort(
    (one, other) => compareDays(other.value_date, one.value_date) || other.id - one.id,
  );
  const parts = new Map<number, number>();
  let missing: number = wanted;
  const take = (id: number, available: number): number => {
    const taken = Math.max(0, Math.min(available, missing));
    missing -= taken;
    if (taken > 0) parts.set(id, (parts.get(id) ?? 0) + taken);
    return taken;
  };

  for (const { id, rest_cents } of latestFirst) take(id, rest_cents);
  const given = takeSurplus(latestFirst, take);
  return {
    parts: [...parts].map(([bank_transaction_id, amount]) => ({ bank_transaction_id, amount_cents: cents(amount) })),
    given,
  };
}

function takeSurplus(
  latestFirst: readonly RefundSource[],
  take: (id: number, available: number) => number,
): GivenShare[] {
  const given: GivenShare[] = [];
  for (const { id, shares } of latestFirst) {
    for (const { sale_invoice_id, surplus_cents } of shares) {
      const taken = take(id, surplus_cents);
      if (taken > 0) given.push({ bank_transaction_id: id, sale_invoice_id, amount_cents: cents(taken) });
    }
  }
  return given;
}
