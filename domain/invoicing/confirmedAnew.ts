import { type Cents, sumCents } from '../shared/money.ts';
import type { FeeType } from './fees.ts';
import type { InvoiceStatus, InvoiceType } from './invoice.ts';
import { amountFor, type CoveredPerson, isCharged, type PreCalculationFacts } from './preCalculation.ts';

/** A confirmed fee that charges for a person whose date of birth or basis is corrected. */
export type ChargingInvoice = {
  id: number;
  type: InvoiceType;
  status: InvoiceStatus;
  billed_year: number;
  amount_cents: Cents;
  paid_cents: Cents;
  dunning_status: number;
  items: readonly { member_id: number | null }[];
};

/**
 * Whether an applicant may still correct what this confirmed fee was calculated from: nothing was paid on it, no reminder was sent,
 * and the same can be charged today. A fee of € 0 counts as paid (D35), and last year's contribution cannot be charged any more.
 */
export function mayBeConfirmedAnew(
  { type, status, paid_cents, dunning_status, billed_year }: Omit<ChargingInvoice, 'items'>,
  { year }: { year: number },
): boolean {
  const isUntouched = status === 'open' && paid_cents === 0 && dunning_status === 0;
  return isUntouched && (type === 'sirf' || (type === 'siac' && billed_year === year));
}

/** What the same people are charged for instead; without items if nobody is charged for any more. */
export type InvoiceAnew = {
  id: number;
  type: FeeType;
  was_cents: Cents;
  amount_cents: Cents;
  items: (Omit<CoveredPerson, 'id' | 'date_of_birth'> & { member_id: number; amount_cents: Cents })[];
};

/** `people_left`: the invoice also charges for somebody whom the household's membership does not cover any more. */
export type AnewProblem = 'no_matching_fee' | 'people_left';
export type AnewOutcome = { problem: AnewProblem } | { problem?: undefined; anew: InvoiceAnew[] };

type Corrected = {
  /** The person as the invoices were calculated; `facts` contain the corrected one. */
  before: Pick<CoveredPerson, 'id' | 'date_of_birth' | 'basis'>;
  facts: Pick<PreCalculationFacts, 'persons' | 'fees' | 'today' | 'own_amounts'>;
};

/**
 * Which of the confirmed fees a correction changes, and what they charge then. An invoice stays if the fee of the corrected person or
 * the sum is the same. Gives `no_matching_fee` if the table has no row for the corrected values; parents without a fee are left out
 * (decision 86).
 */
export function confirmedAnew(invoices: readonly ChargingInvoice[], { before, facts }: Corrected): AnewOutcome {
  const anew: InvoiceAnew[] = [];
  for (const { id, type, amount_cents: was_cents, items } of invoices) {
    if (type === 'sim') continue;
    const people = items.map(({ member_id }) => facts.persons.find((person) => person.id === member_id));
    if (people.includes(undefined)) return { problem: 'people_left' };
    const covered = people.filter((person) => person !== undefined);
    const corrected = covered.find((person) => person.id === before.id);
    if (!corrected || amountFor(type, corrected, facts) === amountFor(type, before, facts)) continue;
    const charged = covered
      .filter((person) => isCharged(person, facts))
      .map((person) => ({ person, amount_cents: amountFor(type, person, facts) }));
    const lines = charged.flatMap(({ person: { id: member_id, first_name, last_name, basis }, amount_cents }) =>
      amount_cents === undefined ? [] : [{ member_id, first_name, last_name, basis, amount_cents }],
    );
    if (lines.length < charged.length) return { problem: 'no_matching_fee' };
    const amount_cents = sumCents(lines.map((line) => line.amount_cents));
    if (amount_cents !== was_cents) anew.push({ id, type, was_cents, amount_cents, items: lines });
  }
  return { anew };
}

/** What was owed on these invoices, and what will be. */
export function sumsOf(anew: readonly InvoiceAnew[]): { old_cents: Cents; new_cents: Cents } {
  return {
    old_cents: sumCents(anew.map(({ was_cents }) => was_cents)),
    new_cents: sumCents(anew.map(({ amount_cents }) => amount_cents)),
  };
}
