import { type Cents, cents, sumCents } from '../shared/money.ts';

/** What a payment has brought to one invoice, and how much beyond its total that invoice got (D42). */
export type Share = { sale_invoice_id: number; amount_cents: Cents; surplus_cents: Cents };

/** What stays of a share that gave something away. */
export type Kept = { sale_invoice_id: number; amount_cents: Cents };

type Taking = { problem: 'allowed_only_for_over_paid_invoices' | 'new_amount_must_be_lower' } | { kept: Kept[] };

/**
 * Takes `wanted` from what is free of a payment over `credited`: first what is assigned to no invoice, then the surplus
 * of over-paid ones (D42, D43). Answers the shares that become smaller.
 */
export function takeFree(wanted: Cents, credited: Cents, shares: readonly Share[]): Taking {
  const rest = Math.max(0, credited - sumCents(shares.map(({ amount_cents }) => amount_cents)));
  const free = rest + shares.reduce((sum, share) => sum + movable(share), 0);
  if (free === 0) return { problem: 'allowed_only_for_over_paid_invoices' };
  if (wanted > free) return { problem: 'new_amount_must_be_lower' };

  let missing = Math.max(0, wanted - rest);
  const kept: Kept[] = [];
  for (const share of shares) {
    const given = Math.min(movable(share), missing);
    missing -= given;
    if (given > 0) kept.push(keptOf(share, given));
  }
  return { kept };
}

/** Of an invoice's surplus only what this payment has brought. */
function movable({ amount_cents, surplus_cents }: Share): number {
  return Math.min(amount_cents, surplus_cents);
}

function keptOf({ sale_invoice_id, amount_cents }: Share, given: number): Kept {
  return { sale_invoice_id, amount_cents: cents(amount_cents - given) };
}
