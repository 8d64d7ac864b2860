import { type Cents, cents, sumCents } from '../shared/money.ts';

/** An invoice that cash may pay, with what is owed on it. */
export type Owing = { id: number; open_cents: Cents };

type Spread = { parts: { sale_invoice_id: number; amount_cents: Cents }[] } | { problem: 'new_amount_must_be_lower' };

/**
 * Which part of the cash pays which invoice, in the given order. More than is owed is refused: at the counter change is given
 * instead of keeping a surplus.
 */
export function spread(amount: Cents, invoices: readonly Owing[]): Spread {
  if (amount > sumCents(invoices.map(({ open_cents }) => open_cents))) return { problem: 'new_amount_must_be_lower' };
  let left: number = amount;
  const parts: { sale_invoice_id: number; amount_cents: Cents }[] = [];
  for (const { id, open_cents } of invoices) {
    const part = Math.min(left, open_cents);
    left -= part;
    if (part > 0) parts.push({ sale_invoice_id: id, amount_cents: cents(part) });
  }
  return { parts };
}
