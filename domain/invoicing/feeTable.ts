import { z } from 'zod';
import { choice, euroRefusedWith } from '../shared/fields.ts';
import { list } from '../shared/measured.ts';
import { type Cents, cents } from '../shared/money.ts';
import { type FeeBasis, type FeeType, feeBases, feeTypes, isOfKind } from './fees.ts';

/** Whoever is older counts as this old, in completed years. */
export const OLDEST = 150;

/** Far above any fee, so that a slip of the finger is noticed. */
const LARGEST_FEE = cents(10_000_000);

/** A band for every year of life and every kind of fee is no table that a person keeps. */
const MOST_FEES = 500;

const age = z.int().min(0, 'to_low').max(OLDEST, 'to_high');

const feeAmount = euroRefusedWith('invalid_fee').superRefine((amount, context) => {
  if (amount < 0) context.addIssue({ code: 'custom', message: 'invalid_fee' });
  if (amount > LARGEST_FEE) context.addIssue({ code: 'custom', message: 'to_high' });
});

/** A fee table as the association writes it: ages include both ends, and a band without an upper one is for all older. */
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

/** Whose fees there are of each type: only the main member registers, everybody is covered by a contribution (D35). */
const charged: Record<FeeType, readonly FeeBasis[]> = { sirf: ['main'], siac: feeBases };

/** Each kind of fee that a table has to have. */
export const chargedFees = feeTypes.flatMap((type) => charged[type].map((basis) => ({ type, basis })));

/** What is wrong with a new fee table, by `type basis`: everybody who can be billed must have one fee at every age. */
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
