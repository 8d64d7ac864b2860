import { compareDays, type Day } from '../shared/day.ts';
import { type Cents, cents, sumCents } from '../shared/money.ts';
import { beyondNeed } from './settlement.ts';

/** What a payment contributes to an invoice, and the surplus in it that the invoice does not need, in cents (D42). */
export type Share = { sale_invoice_id: number; amount_cents: Cents; surplus_cents: Cents };

/** What a payment contributes to an invoice. */
type Brought = Omit<Share, 'surplus_cents'>;

/** A payment of a household with its contributions to invoices. */
type PaidParts = { id: number; value_date: Day; parts: readonly Brought[] };

/**
 * The same payments, the earliest first, with the surplus of each share. The surplus is taken from an invoice's latest
 * payments, so that its settlement day stays the same (D21, decision 24).
 */
export function withSurplus<P extends PaidParts>(
  payments: readonly P[],
  needed: ReadonlyMap<number, Cents>,
): (Omit<P, 'parts'> & { shares: Share[] })[] {
  const inOrder = [...payments].sort(
    (one, other) => compareDays(one.value_date, other.value_date) || one.id - other.id,
  );
  const brought = Map.groupBy(
    inOrder.flatMap(({ parts }) => parts),
    ({ sale_invoice_id: id }) => id,
  );
  const surplus = new Map<Brought, Cents>();
  for (const [id, parts] of brought) {
    const beyond = beyondNeed(needed.get(id) ?? cents(0), parts.map(amountOf));
    parts.forEach((part, place) => {
      surplus.set(part, beyond[place] ?? cents(0));
    });
  }
  return inOrder.map(({ parts, ...payment }) => ({
    ...payment,
    shares: parts.map((part) => ({ ...part, surplus_cents: surplus.get(part) ?? cents(0) })),
  }));
}

/** What remains of a reduced share. */
export type Kept = { sale_invoice_id: number; amount_cents: Cents };

type Taking = { problem: 'allowed_only_for_over_paid_invoices' | 'new_amount_must_be_lower' } | { kept: Kept[] };

/**
 * Takes `wanted` cents from the free money of a payment of `credited` cents: first what is allocated to no
 * invoice, then surpluses of over-paid invoices (D42, D43). Returns the shares that shrink.
 */
export function takeFree(wanted: Cents, credited: Cents, shares: readonly Share[]): Taking {
  const rest = Math.max(0, credited - sumCents(shares.map(amountOf)));
  const free = rest + shares.reduce((sum, share) => sum + share.surplus_cents, 0);
  if (free === 0) return { problem: 'allowed_only_for_over_paid_invoices' };
  if (wanted > free) return { problem: 'new_amount_must_be_lower' };

  let missing = Math.max(0, wanted - rest);
  const kept: Kept[] = [];
  for (const share of shares) {
    const given = Math.min(share.surplus_cents, missing);
    missing -= given;
    if (given > 0) kept.push(keptOf(share, given));
  }
  return { kept };
}

function amountOf({ amount_cents }: Brought): Cents {
  return amount_cents;
}

function keptOf({ sale_invoice_id, amount_cents }: Share, given: number): Kept {
  return { sale_invoice_id, amount_cents: cents(amount_cents - given) };
}
