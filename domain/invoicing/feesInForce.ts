import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';
import { type FeeKind, type FeeRow, isOfKind, isValidOn, newerOf } from './fees.ts';
import { chargedFees, OLDEST } from './feeTable.ts';

/** What people of some ages pay; both ends are included, null means everybody older as well. */
export type FeeBand = FeeKind & { age_from: number; age_to: number | null; amount_cents: Cents };

/**
 * The fees of a day by kind and age, each age once: of several rows that match, the one introduced last counts, as for an
 * invoice (D35).
 */
export function feesInForce(rows: readonly FeeRow[], on: Day): FeeBand[] {
  const valid = rows.filter((row) => isValidOn(row, on));
  return chargedFees.flatMap((kind) => bandsOf(kind, valid.filter(isOfKind(kind))));
}

function bandsOf({ type, basis }: FeeKind, rows: readonly FeeRow[]): FeeBand[] {
  const bands: FeeBand[] = [];
  for (let age = 0; age <= OLDEST; age += 1) {
    const fee = newerOf(rows.filter(({ age_from, age_to }) => age_from <= age && age <= age_to));
    const last = bands.at(-1);
    if (!fee) continue;
    if (last && last.amount_cents === fee.amount_cents && last.age_to === age - 1) last.age_to = age;
    else bands.push({ type, basis, age_from: age, age_to: age, amount_cents: fee.amount_cents });
  }
  return bands.map((band) => ({ ...band, age_to: band.age_to === OLDEST ? null : band.age_to }));
}
