import type { FeeBasis, FeeRow } from '../../domain/invoicing/fees.ts';
import { type Day, day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import type { Change } from '../platform/context.ts';
import { insertFees } from './invoicing.writes.ts';

const VALID_FROM = day('2024-01-01');
const EVERY_AGE = 150;

/** Somebody who joins late has paid contributions for fewer years, so joining costs more. */
const registrationEuros = [
  { age_from: 0, age_to: 29, euros: 120 },
  { age_from: 30, age_to: 44, euros: 220 },
  { age_from: 45, age_to: 59, euros: 420 },
  { age_from: 60, age_to: 69, euros: 780 },
  { age_from: 70, age_to: EVERY_AGE, euros: 1_250 },
];

const contributionEuros: Record<FeeBasis, { age_from: number; age_to: number; euros: number }[]> = {
  main: [{ age_from: 0, age_to: EVERY_AGE, euros: 60 }],
  spouse: [{ age_from: 0, age_to: EVERY_AGE, euros: 45 }],
  child: [
    { age_from: 0, age_to: 5, euros: 0 },
    { age_from: 6, age_to: 17, euros: 12 },
    { age_from: 18, age_to: EVERY_AGE, euros: 24 },
  ],
  child_with_disability: [
    { age_from: 0, age_to: 5, euros: 0 },
    { age_from: 6, age_to: EVERY_AGE, euros: 12 },
  ],
  nb: [{ age_from: 0, age_to: EVERY_AGE, euros: 75 }],
};

/** A plausible fee table for demo data and tests; an association brings its own (D35). */
export const demoFees: readonly FeeRow[] = [
  ...registrationEuros.map((band) => feeRow('sirf', 'main', band)),
  ...Object.entries(contributionEuros).flatMap(([basis, bands]) =>
    bands.map((band) => feeRow('siac', basis as FeeBasis, band)),
  ),
];

export async function introduceDemoFees(change: Change): Promise<void> {
  await insertFees(change.tx, demoFees);
}

type Band = { age_from: number; age_to: number; euros: number };

function feeRow(type: FeeRow['type'], basis: FeeBasis, { euros, ...ages }: Band, valid_from: Day = VALID_FROM): FeeRow {
  return { type, basis, ...ages, amount_cents: cents(euros * 100), valid_from, valid_to: null };
}
