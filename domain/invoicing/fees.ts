import { ageOn, type Day, day, isAfter, isBefore, yearOf } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';

export const feeTypes = ['sirf', 'siac'] as const;
export type FeeType = (typeof feeTypes)[number];

/** Who pays the fee: the main member, or a family member by membership basis. */
export const feeBases = ['main', 'spouse', 'child', 'child_with_disability', 'nb'] as const;
export type FeeBasis = (typeof feeBases)[number];

/** A type of fee together with who pays it. */
export type FeeKind = { readonly type: FeeType; readonly basis: FeeBasis };

/** Returns a test for things of that type and basis. */
export const isOfKind =
  ({ type, basis }: FeeKind) =>
  (other: FeeKind): boolean =>
    other.type === type && other.basis === basis;

/** One row of the fee table (D35). Ages and days include both ends; `valid_to` null means until further notice. */
export type FeeRow = {
  readonly type: FeeType;
  readonly basis: FeeBasis;
  readonly age_from: number;
  readonly age_to: number;
  readonly amount_cents: Cents;
  readonly valid_from: Day;
  readonly valid_to: Day | null;
};

export type FeeQuestion = { type: FeeType; basis: FeeBasis; birth: Day; on: Day };

/** The row for a person on a day; if several match, the one introduced last. Undefined means `no_matching_fee`. */
export function feeFor<Row extends FeeRow>(question: FeeQuestion, rows: readonly Row[]): Row | undefined {
  const age = feeAge(question);
  const matching = rows.filter(isOfKind(question));
  return newerOf(matching.filter((row) => row.age_from <= age && age <= row.age_to && isValidOn(row, question.on)));
}

/** Of several rows for the same person the one introduced last. */
export function newerOf<Row extends FeeRow>(rows: readonly Row[]): Row | undefined {
  return rows.reduce<Row | undefined>(
    (best, row) => (best && !isAfter(row.valid_from, best.valid_from) ? best : row),
    undefined,
  );
}

/**
 * The age that decides a fee, in completed years. Registration fee: the age on the day of invoicing. Annual
 * contribution: the age on 1 January of the invoiced year, so that the amount does not depend on the day of invoicing;
 * people born later that year count as 0.
 */
export function feeAge({ type, birth, on }: Omit<FeeQuestion, 'basis'>): number {
  const reckonedOn = type === 'siac' ? day(`${yearOf(on)}-01-01`) : on;
  return Math.max(0, ageOn(birth, reckonedOn));
}

export function isValidOn(row: FeeRow, on: Day): boolean {
  return !isBefore(on, row.valid_from) && (row.valid_to === null || !isAfter(on, row.valid_to));
}
