import type { OfficeBankLine } from '../../../domain/payments/bankAnswers.ts';
import type { ListedPart } from '../../../domain/payments/splitting.contract.ts';
import { type Cents, cents, fromEuros, isEuroAmount, sumCents, toEuros } from '../../../domain/shared/money.ts';
import { amountToSend, amountToType } from '../frame/amountText.ts';

/**
 * A part of a split line: for an invoice or, without one, for a household. Its typed amount is stored under its key.
 */
export type Part = Omit<ListedPart, 'amount'> & { key: string };

/** The parts with their typed amounts; `listed` are the keys of parts whose amount came from a pasted list. */
export type SplitDraft = { parts: readonly Part[]; typed: Readonly<Record<string, string>>; listed: readonly string[] };

/**
 * The parts that a line proposes: first the invoices that it names with their open amounts, then those that it may be
 * for.
 */
export function proposedSplit({ named_bills, proposals }: OfficeBankLine): SplitDraft {
  const named = named_bills.map((one) => ({ ...toPart(one), typed: amountToType(one.open_item) }));
  const others = proposals.map((one) => ({ ...toPart(one), typed: '' }));
  const each = [...named, ...others.filter(({ key }) => !named.some((one) => one.key === key))];
  return {
    parts: each.map(({ typed, ...part }) => part),
    typed: Object.fromEntries(each.map(({ key, typed }) => [key, typed])),
    listed: [],
  };
}

/**
 * Adds what a list or a search has found; no part appears twice. An amount of a list replaces a proposed one and is
 * added to one of the same list; a search changes no amount.
 */
export function withFoundParts(division: SplitDraft, found: readonly ListedPart[], by: 'list' | 'search'): SplitDraft {
  const parts = [...division.parts];
  const typed = { ...division.typed };
  const listed = [...division.listed];
  for (const { amount, ...part } of found) {
    const key = keyOf(part.household_id, part.bill?.sale_invoice_id);
    const isNew = !parts.some((one) => one.key === key);
    if (isNew) parts.push({ ...part, key });
    const before = listed.includes(key) ? centsTyped(typed[key] ?? '') : undefined;
    if (isNew || by === 'list') typed[key] = together(amount, before) ?? typed[key] ?? '';
    if (by === 'list') listed.push(key);
  }
  return { parts, typed, listed };
}

export function withoutPart({ parts, typed, listed }: SplitDraft, key: string): SplitDraft {
  const { [key]: _gone, ...rest } = typed;
  return { parts: parts.filter((part) => part.key !== key), typed: rest, listed: listed.filter((one) => one !== key) };
}

/**
 * The sum of the typed amounts and what is left of the line, in cents (negative if too much); undefined while a text is
 * no amount.
 */
export function sumsOf(amount: number, typed: readonly string[]): { split: Cents; left: Cents } | undefined {
  const amounts = typed.map(centsTyped);
  if (amounts.includes(undefined)) return undefined;
  const split = sumCents(amounts.filter((one) => one !== undefined));
  return { split, left: cents(fromEuros(amount) - split) };
}

/** 0 for an empty text; undefined if it is no amount. */
export function centsTyped(text: string): Cents | undefined {
  const amount = amountToSend(text) ?? 0;
  return typeof amount === 'number' && isEuroAmount(amount) ? fromEuros(amount) : undefined;
}

/** The parts with a typed amount, as they are sent; a text that is no amount is sent too, and refused. */
export function partsToSend({ parts, typed }: SplitDraft): SentPart[] {
  return parts.flatMap(({ key, household_id, bill: invoice, last_deed: seen }): SentPart[] => {
    const amount = amountToSend(typed[key] ?? '');
    if (amount === undefined || amount === 0) return [];
    return invoice ? [{ sale_invoice_id: invoice.sale_invoice_id, amount, seen }] : [{ household_id, amount, seen }];
  });
}

type SentPart = { amount: number | string; seen: number | null } & (
  | { sale_invoice_id: number }
  | { household_id: number }
);

type Proposed = OfficeBankLine['named_bills'][number];

function toPart({ household_id, membership_no, name, last_deed, ...one }: Proposed): Part {
  const { sale_invoice_id, bill_number, open_item, due_date } = one;
  const invoice = { sale_invoice_id, bill_number, open_item, due_date };
  return { key: keyOf(household_id, sale_invoice_id), household_id, membership_no, name, last_deed, bill: invoice };
}

function together(amount: number | null, before: Cents | undefined): string | undefined {
  return amount === null ? undefined : amountToType(toEuros(cents(fromEuros(amount) + (before ?? 0))));
}

function keyOf(householdId: number, invoiceId: number | undefined): string {
  return invoiceId === undefined ? `credit_${householdId}` : `part_${invoiceId}`;
}
