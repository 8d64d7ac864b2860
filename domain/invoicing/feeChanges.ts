import { type FeeKind, isOfKind } from './fees.ts';
import { chargedFees, OLDEST } from './feeTable.ts';

/** A fee for a range of ages, both ends included; `amount` in euro. */
export type AgeBand = FeeKind & { age_from: number; age_to: number; amount: number };

/** The fee of a range of ages before (undefined if there was none) and after, in euro. */
export type FeeChange = Omit<AgeBand, 'amount'> & { was: number | undefined; will: number };

/** The ages for which a new fee table has other amounts, by kind of fee and age. */
export function feeChanges(before: readonly AgeBand[], after: readonly AgeBand[]): FeeChange[] {
  return chargedFees.flatMap((kind) => {
    const [old, next] = [before.filter(isOfKind(kind)), after.filter(isOfKind(kind))];
    const begins = [...new Set([...old, ...next].map(({ age_from }) => age_from))].sort((one, other) => one - other);
    return begins.flatMap((age_from, place) => {
      const was = amountAt(old, age_from);
      const will = amountAt(next, age_from);
      if (will === undefined || was === will) return [];
      return [{ ...kind, age_from, age_to: (begins[place + 1] ?? OLDEST + 1) - 1, was, will }];
    });
  });
}

function amountAt(bands: readonly AgeBand[], age: number): number | undefined {
  return bands.find(({ age_from, age_to }) => age_from <= age && age <= age_to)?.amount;
}
