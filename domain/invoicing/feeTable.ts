import { z } from 'zod';
import { choice, euroRefusedWith } from '../shared/fields.ts';
import { list } from '../shared/measured.ts';
import { type Cents, cents } from '../shared/money.ts';
import { type FeeBasis, type FeeType, feeBases, feeTypes, isOfKind } from './fees.ts';

/** The highest age of a fee table, in completed years; older people count as this old. */
export const OLDEST = 150;

/** Far above any real fee, to catch typing errors. */
const LARGEST_FEE = cents(10_000_000);

/** More rows than any table that people maintain; one band per year of life and kind of fee would be about 900. */
const MOST_FEES = 500;

const age = z.int().min(0, 'to_low').max(OLDEST, 'to_high');

const feeAmount = euroRefusedWith('invalid_fee').superRefine((amount, context) => {
  if (amount < 0) context.addIssue({ code: 'custom', message: 'invalid_fee' });
  if (amount > LARGEST_FEE) context.addIssue({ code: 'custom', message: 'to_high' });
});

/**
 * A fee table as the association writes it. Ages include both ends; without an upper end a band covers all older
 * people.
 */
export const writtenFees = list(
  z.object({
    type: choice(feeTypes),
    basis: choice(feeBases),
    age_from: age,
    age_to: age.default(OLDEST),
    amount: feeAmount,
  }),
  MOST_FEES,
);

export type WrittenFee = { type: FeeType; basis: FeeBasis; age_from: number; age_to: number; amount: Cents };

export type FeeTableProblem = 'ages_left_out' | 'ages_twice' | 'fee_never_asked';

/** Who pays each type of fee: only the main member pays to register, everybody pays a contribution (D35). */
const charged: Record<FeeType, readonly FeeBasis[]> = { sirf: ['main'], siac: feeBases };

/** Every kind of fee that a table must contain. */
export const chargedFees = feeTypes.flatMap((type) => charged[type].map((basis) => ({ type, basis })));

/**
 * What is wrong with a new fee table, by `type basis`. Everybody who can be charged must have exactly one fee at every
 * age.
 */
export function feeTableProblems(fees: readonly WrittenFee[]): Record<string, FeeTableProblem[]> {
  const found = feeTypes.flatMap((type) =>
    feeBases.map((basis): [string, FeeTableProblem[]] => {
      const bands = fees.filter(isOfKind({ type, basis }));
      return [`${type} ${basis}`, charged[type].includes(basis) ? bandProblems(bands) : strayProblems(bands)];
    }),
  );
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0));
}

function bandProblems(bands: readonly WrittenFee[]): FeeTableProblem[] {
  const timesNamed = Array.from(
    { length: OLDEST + 1 },
    (_, years) => bands.filter(({ age_from, age_to }) => age_from <= years && years <= age_to).length,
  );
  return [
    ...(timesNamed.includes(0) ? ['ages_left_out' as const] : []),
    ...(timesNamed.some((times) => times > 1) ? ['ages_twice' as const] : []),
  ];
}

function strayProblems(bands: readonly WrittenFee[]): FeeTableProblem[] {
  return bands.length > 0 ? ['fee_never_asked'] : [];
}
