import type { Day } from '../shared/day.ts';
import { type Cents, cents, sumCents } from '../shared/money.ts';
import { type FeeBasis, type FeeRow, type FeeType, feeFor } from './fees.ts';
import type { OwnAmount } from './ownAmounts.ts';

/** A person whom the membership covers; the basis of the main member is `main`. */
export type CoveredPerson = {
  id: number;
  first_name: string;
  last_name: string;
  date_of_birth: Day | null;
  basis: FeeBasis;
};

export type PreCalculationFacts = {
  persons: readonly CoveredPerson[];
  fees: readonly FeeRow[];
  today: Day;
  /** Whether an invoice with a registration fee is in one of `billingStatuses`. */
  registration_fee_billed: boolean;
  /**
   * Members with an item on an annual contribution invoice of this calendar year, in one of `billingStatuses` (D36).
   */
  billed_member_ids: readonly number[];
  /** What people pay in this calendar year in place of the table's contribution (decision 99). */
  own_amounts: readonly OwnAmount[];
};

/** People who are `already_billed` are listed with 0 and get no item on a new invoice. */
export type ContributionDetail = {
  member_id: number;
  first_name: string;
  last_name: string;
  basis: FeeBasis;
  amount_cents: Cents;
  already_billed: boolean;
};

export type PreCalculated = {
  registration_fee: { available: boolean; amount_cents: Cents; member_id: number | null };
  annual_contribution: { available: boolean; total_cents: Cents; detail: ContributionDetail[] };
};

export type PreCalculationProblem = 'nothing_to_precalculate' | 'no_matching_fee';
export type PreCalculationOutcome = { problem: PreCalculationProblem } | ({ problem?: undefined } & PreCalculated);

/**
 * What a household would be invoiced today (D35, D36): the registration fee by the main member's age, and the
 * contribution of everybody not invoiced this year. Gives `nothing_to_precalculate` if a date of birth is missing, and
 * `no_matching_fee` if the table has no row for somebody. Parents without a fee are left out, and not covered.
 */
export function preCalculate(facts: PreCalculationFacts): PreCalculationOutcome {
  const main = facts.persons.find((person) => person.basis === 'main');
  if (!main) return { problem: 'nothing_to_precalculate' };
  const unbilled = facts.persons.filter((person) => !facts.billed_member_ids.includes(person.id));
  const contributors = unbilled.filter((person) => isCharged(person, facts));
  const registrants = facts.registration_fee_billed ? [] : [main];

  if ([...contributors, ...registrants].some((person) => !person.date_of_birth)) {
    return { problem: 'nothing_to_precalculate' };
  }
  const registration = registrants.map((person) => amountFor('sirf', person, facts));
  const amounts = new Map(contributors.map((person) => [person.id, amountFor('siac', person, facts)]));
  if ([...registration, ...amounts.values()].includes(undefined)) return { problem: 'no_matching_fee' };

  const covered = facts.persons.filter((person) => amounts.has(person.id) || !unbilled.includes(person));
  const detail = covered.map((person) => contributionOf(person, amounts));
  return {
    registration_fee: {
      available: registrants.length > 0,
      amount_cents: registration[0] ?? cents(0),
      member_id: registrants[0]?.id ?? null,
    },
    annual_contribution: {
      available: contributors.length > 0,
      total_cents: sumCents(detail.map((item) => item.amount_cents)),
      detail,
    },
  };
}

/** A parent, for whom there may be no fee, never holds up the family's invoice (decision 86). */
export function isCharged(person: CoveredPerson, facts: FeeFacts): boolean {
  return person.basis !== 'nb' || amountFor('siac', person, facts) !== undefined;
}

type FeeFacts = Pick<PreCalculationFacts, 'fees' | 'today' | 'own_amounts'>;

/**
 * What is charged for a person today: an own amount in place of the table's contribution. Undefined if no row of the table fits, or
 * without a date of birth: an own amount insures nobody for whom there is no fee.
 */
export function amountFor(
  type: FeeType,
  person: Pick<CoveredPerson, 'id' | 'date_of_birth' | 'basis'>,
  { fees, today, own_amounts }: FeeFacts,
): Cents | undefined {
  if (!person.date_of_birth) return undefined;
  const row = feeFor({ type, basis: person.basis, birth: person.date_of_birth, on: today }, fees);
  const own = type === 'siac' && row ? own_amounts.find(({ member_id }) => member_id === person.id) : undefined;
  return own?.amount_cents ?? row?.amount_cents;
}

function contributionOf(person: CoveredPerson, amounts: Map<number, Cents | undefined>): ContributionDetail {
  return {
    member_id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    basis: person.basis,
    amount_cents: amounts.get(person.id) ?? cents(0),
    already_billed: !amounts.has(person.id),
  };
}
