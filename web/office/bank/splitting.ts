import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { partsFor } from '../../../domain/payments/bank/partsFor.ts';
import type { ListedPart } from '../../../domain/payments/bank/splitting.contract.ts';
import { type Cents, cents, fromEuros, isEuroAmount, sumCents, toEuros } from '../../../domain/shared/money.ts';
import { amountToSend, amountToType } from '../frame/amountText.ts';

/**
 * A part of a split line: for an invoice or, without one, for a household. Its typed amount is stored under its key.
 */
export type Part = Omit<ListedPart, 'amount'> & { key: string };

/** The parts with their typed amounts; `listed` are the keys of parts whose amount came from a pasted list. */
export type SplitDraft = { parts: readonly Part[]; typed: Readonly<Record<string, string>>; listed: readonly string[] };

type Naming = Pick<OfficeBankLine, 'amount' | 'named_bills' | 'proposals'>;

/**
 * The parts that a line proposes: first the invoices that it names, with what the line pays of each, then those that it
 * may be for. Together the amounts never exceed the line.
 */
export function proposedSplit({ amount, named_bills, proposals }: Naming): SplitDraft {
  const amountFor = amountsOf(amount, named_bills);
  const named = named_bills.map((one) => ({ ...toPart(one), typed: amountFor(one.sale_invoice_id) }));
  const others = proposals.map((one) => ({ ...toPart(one), typed: '' }));
  const each = [...named, ...others.filter(({ key }) => !named.some((one) => one.key === key))];
  return {
    parts: each.map(({ typed, ...part }) => part),
    typed: Object.fromEntries(each.map(({ key, typed }) => [key, typed])),
    listed: [],
  };
}

/**
 * A household's open invoices, with what the line pays of each: one of exactly its amount, otherwise the earliest due. The
 * rest is the household's credit.
 */
export function splitForHousehold(amount: number, found: readonly ListedPart[]): SplitDraft {
  const [whose] = found;
  if (!whose) return NO_PARTS;
  const bills = found.flatMap(({ bill }) => bill ?? []);
  const amountFor = amountsOf(amount, bills);
  const each = [...found.filter(({ bill }) => bill !== null), { ...whose, bill: null }];
  const parts = each.map(({ amount: _owed, ...part }) => ({
    ...part,
    key: keyOf(part.household_id, part.bill?.sale_invoice_id),
  }));
  return {
    parts,
    typed: Object.fromEntries(parts.map(({ key, bill }) => [key, amountFor(bill?.sale_invoice_id ?? null)])),
    listed: [],
  };
}

export const NO_PARTS: SplitDraft = { parts: [], typed: {}, listed: [] };

type OpenBill = { sale_invoice_id: number; open_item: number };

/** What a line pays of each of these invoices, as it is typed; null stands for the credit that is left. */
function amountsOf(amount: number, bills: readonly OpenBill[]): (id: number | null) => string {
  const open = bills.map(({ sale_invoice_id, open_item }) => ({ sale_invoice_id, open_cents: fromEuros(open_item) }));
  const told = partsFor(open, { amount_cents: fromEuros(amount) });
  return (id) => {
    const cents = told.find(({ sale_invoice_id }) => sale_invoice_id === id)?.amount_cents;
    return cents ? amountToType(toEuros(cents)) : '';
  };
}

/**
 * Adds what a pasted list contains; no part appears twice. Its amount replaces a proposed one and is added to one of the
 * same list.
 */
export function withPastedParts(division: SplitDraft, found: readonly ListedPart[]): SplitDraft {
  const typed = { ...division.typed };
  const listed = [...division.listed];
  for (const { amount, household_id, bill } of found) {
    const key = keyOf(household_id, bill?.sale_invoice_id);
    const before = listed.includes(key) ? centsTyped(typed[key] ?? '') : undefined;
    typed[key] = together(amount, before) ?? typed[key] ?? '';
    listed.push(key);
  }
  return { parts: withNew(division.parts, found), typed, listed };
}

/** Adds what a household owes, together at most `left`, in cents; it changes no amount that is there. */
export function withSearchedParts(division: SplitDraft, found: readonly ListedPart[], left?: Cents): SplitDraft {
  const parts = withNew(division.parts, found);
  const typed = { ...division.typed };
  let rest = left;
  for (const { key } of parts.slice(division.parts.length)) {
    const amount = found.find((one) => keyOf(one.household_id, one.bill?.sale_invoice_id) === key)?.amount ?? 0;
    const own = cents(Math.max(0, Math.min(fromEuros(amount), rest ?? fromEuros(amount))));
    typed[key] = own > 0 ? amountToType(toEuros(own)) : '';
    rest = rest === undefined ? undefined : cents(rest - own);
  }
  return { ...division, parts, typed };
}

function withNew(parts: readonly Part[], found: readonly ListedPart[]): Part[] {
  const all = [...parts];
  for (const { amount: _amount, ...part } of found) {
    const key = keyOf(part.household_id, part.bill?.sale_invoice_id);
    if (!all.some((one) => one.key === key)) all.push({ ...part, key });
  }
  return all;
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

/** What is left of the line for more parts; undefined while a text is no amount. */
export function leftOf(amount: number, { parts, typed }: SplitDraft): Cents | undefined {
  return sumsOf(
    amount,
    parts.map(({ key }) => typed[key] ?? ''),
  )?.left;
}

/** 0 for an empty text; undefined if it is no amount. */
export function centsTyped(text: string): Cents | undefined {
  const amount = amountToSend(text) ?? 0;
  return typeof amount === 'number' && isEuroAmount(amount) ? fromEuros(amount) : undefined;
}

/** The parts with a typed amount, as they are sent; a text that is no amount is sent too, and refused. */
export function partsToSend({ parts, typed }: SplitDraft): SentPart[] {
  return parts.flatMap(({ key, household_id, bill: invoice, last_decision: seen }): SentPart[] => {
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

function toPart({ household_id, membership_no, name, last_decision, ...one }: Proposed): Part {
  const { sale_invoice_id, bill_number, open_item, due_date } = one;
  const invoice = { sale_invoice_id, bill_number, open_item, due_date };
  return { key: keyOf(household_id, sale_invoice_id), household_id, membership_no, name, last_decision, bill: invoice };
}

function together(amount: number | null, before: Cents | undefined): string | undefined {
  return amount === null ? undefined : amountToType(toEuros(cents(fromEuros(amount) + (before ?? 0))));
}

function keyOf(householdId: number, invoiceId: number | undefined): string {
  return invoiceId === undefined ? `credit_${householdId}` : `part_${invoiceId}`;
}
