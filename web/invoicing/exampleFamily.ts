import type { JoiningFee } from '../../domain/invoicing/invoicing.contract.ts';
import { fromEuros, sumCents, toEuros } from '../../domain/shared/money.ts';

/** The family whose costs are told as an example: who, and how old. */
export const exampleFamily = [
  { basis: 'main', age: 40 },
  { basis: 'spouse', age: 38 },
  { basis: 'child', age: 10 },
  { basis: 'child', age: 6 },
] as const;

/** In euros: the registration fee, which a household pays once, and the contribution of a year. */
export type ExampleCosts = { fee: number; yearly: number };

/** What the example costs today; undefined if the fee table has no row for somebody. */
export function exampleCosts(fees: readonly JoiningFee[]): ExampleCosts | undefined {
  const amountOf = (type: JoiningFee['type'], basis: JoiningFee['basis'], age: number) =>
    fees.find((fee) => fee.type === type && fee.basis === basis && isOfAge(fee, age))?.amount;
  const fee = amountOf('sirf', 'main', exampleFamily[0].age);
  const contributions = exampleFamily.map(({ basis, age }) => amountOf('siac', basis, age));
  const known = contributions.filter((amount) => amount !== undefined);
  if (fee === undefined || known.length < contributions.length) return undefined;
  return { fee, yearly: toEuros(sumCents(known.map(fromEuros))) };
}

function isOfAge({ age_from, age_to }: JoiningFee, age: number): boolean {
  return age >= age_from && (age_to === null || age <= age_to);
}
