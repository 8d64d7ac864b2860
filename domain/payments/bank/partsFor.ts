import { type Cents, cents, sumCents } from '../../shared/money.ts';

/** An invoice on which something is owed. */
export type Lacking = { sale_invoice_id: number; open_cents: Cents };

/**
 * A part of a split line: for an invoice, or without one free money of the household. `amount_cents` is null if
 * a person has to state it.
 */
export type ProposedPart = { sale_invoice_id: number | null; amount_cents: Cents | null };

/** What is known about a household's part: the amount (null means what is owed), and the invoice that it names. */
type Told = { amount_cents: Cents | null; named?: number | undefined };

/**
 * Distributes a household's part of a line over its `invoices`, which are sorted by due date: first the named one, then
 * one with exactly this amount, then the earliest. The rest is credit. No invoice gets more than it lacks.
 */
export function partsFor(invoices: readonly Lacking[], { amount_cents, named }: Told): ProposedPart[] {
  const own = invoices.filter(({ sale_invoice_id }) => sale_invoice_id === named);
  if (amount_cents === null) return owedOn(named === undefined ? invoices : own);
  const parts: { sale_invoice_id: number; amount_cents: Cents }[] = [];
  const left = () => cents(amount_cents - sumCents(parts.map((part) => part.amount_cents)));
  const take = ({ sale_invoice_id, open_cents }: Lacking) => {
    const amount = cents(Math.min(open_cents, left()));
    if (amount > 0) parts.push({ sale_invoice_id, amount_cents: amount });
  };
  for (const invoice of own) take(invoice);
  const others = invoices.filter((invoice) => !own.includes(invoice));
  const rest = left();
  const exact = others.filter(({ open_cents }) => open_cents === rest).slice(0, 1);
  for (const invoice of [...exact, ...others.filter((each) => !exact.includes(each))]) take(invoice);
  return left() > 0 ? [...parts, { sale_invoice_id: null, amount_cents: left() }] : parts;
}

function owedOn(invoices: readonly Lacking[]): ProposedPart[] {
  if (invoices.length === 0) return [{ sale_invoice_id: null, amount_cents: null }];
  return invoices.map(({ sale_invoice_id, open_cents }) => ({ sale_invoice_id, amount_cents: open_cents }));
}
