import { type Cents, cents, sumCents } from '../../shared/money.ts';
import { type ProposedPart, partsFor } from './partsFor.ts';
import type { PastedLine, PastedNumber, PastedProblem } from './pastedParts.ts';
import type { OwedInvoice } from './proposals.ts';

/** A household with its unpaid invoices, the earliest due date first. */
export type Debtor = { household_id: number; invoices: readonly OwedInvoice[] };

export type ListedPart = ProposedPart & { household_id: number };

/**
 * The parts of a pasted list, each invoice and each household's credit once. `find` resolves a number. A line with an
 * unknown number, or beyond `most` parts, is a problem.
 */
export function partsOfList(
  lines: readonly PastedLine[],
  find: (number: PastedNumber) => Debtor | undefined,
  most: number,
): { parts: ListedPart[]; problems: PastedProblem[] } {
  const parts = new Map<string, ListedPart>();
  const problems: PastedProblem[] = [];
  for (const { line, text, number, amount_cents } of lines) {
    const debtor = find(number);
    if (!debtor) {
      problems.push({ line, text, why: 'unknown_number' });
      continue;
    }
    const { household_id } = debtor;
    const invoices = lacking(debtor, [...parts.values()]);
    const own = partsFor(invoices, { amount_cents, named: namedIn(debtor, number) }).map((part) => ({
      ...part,
      household_id,
    }));
    const isNew = own.filter((part) => !parts.has(keyOf(part)));
    if (parts.size + isNew.length > most) problems.push({ line, text, why: 'too_many' });
    else for (const part of own) parts.set(keyOf(part), together(parts.get(keyOf(part)), part));
  }
  return { parts: [...parts.values()], problems };
}

/** What a household still owes after the parts of the lines before. */
function lacking({ invoices }: Debtor, parts: readonly ListedPart[]) {
  return invoices.flatMap(({ sale_invoice_id, open_cents }) => {
    const taken = parts.filter((part) => part.sale_invoice_id === sale_invoice_id).map(amountOf);
    const left = cents(Math.max(0, open_cents - sumCents(taken)));
    return left > 0 || taken.length === 0 ? [{ sale_invoice_id, open_cents: left }] : [];
  });
}

/** The invoice that a line names; 0, which does not exist, if that invoice needs nothing. */
function namedIn({ invoices }: Debtor, number: PastedNumber): number | undefined {
  if (!('bill_number' in number)) return undefined;
  return invoices.find(({ bill_number }) => bill_number === number.bill_number)?.sale_invoice_id ?? 0;
}

function together(before: ListedPart | undefined, part: ListedPart): ListedPart {
  if (!before || before.amount_cents === null) return part;
  return { ...part, amount_cents: sumCents([before.amount_cents, amountOf(part)]) };
}

function amountOf({ amount_cents }: ListedPart): Cents {
  return amount_cents ?? cents(0);
}

function keyOf({ household_id, sale_invoice_id }: ListedPart): string {
  return `${household_id}/${sale_invoice_id}`;
}
