import { type FeeBasis, type FeeRow, feeFor } from '../../domain/invoicing/fees.ts';
import type { Fee } from '../../domain/invoicing/invoicing.contract.ts';
import { type Day, parseWireDay } from '../../domain/shared/day.ts';
import { type Cents, fromEuros } from '../../domain/shared/money.ts';

export type Joiner = { basis: FeeBasis; birth: Day };

/** What a person adds to the annual contribution of the year of `on`, in cents (D35); undefined if no fee matches. */
export function contributionOf(joiner: Joiner, on: Day, fees: readonly Fee[]): Cents | undefined {
  return feeFor({ type: 'siac', ...joiner, on }, fees.flatMap(rowOf))?.amount_cents;
}

/** The registration fee of a main member who joins on that day, in cents (D35); undefined if no fee matches. */
export function registrationFeeOf(birth: Day, on: Day, fees: readonly Fee[]): Cents | undefined {
  return feeFor({ type: 'sirf', basis: 'main', birth, on }, fees.flatMap(rowOf))?.amount_cents;
}

function rowOf({ amount, valid_from, valid_to, ...fee }: Fee): FeeRow[] {
  const from = parseWireDay(valid_from);
  const to = valid_to === null ? null : parseWireDay(valid_to);
  if (!from || to === undefined) return [];
  return [{ ...fee, amount_cents: fromEuros(amount), valid_from: from, valid_to: to }];
}
