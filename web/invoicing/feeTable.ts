import { type FeeBasis, type FeeRow, feeFor } from '../../domain/invoicing/fees.ts';
import type { Fee } from '../../domain/invoicing/invoicing.contract.ts';
import { type Day, parseWireDay } from '../../domain/shared/day.ts';
import { type Cents, fromEuros } from '../../domain/shared/money.ts';

export type Joiner = { basis: FeeBasis; birth: Day };

/** What somebody adds to the annual contribution of the year in which `on` lies (D35); undefined where no fee fits. */
export function contributionOf(joiner: Joiner, on: Day, fees: readonly Fee[]): Cents | undefined {
  return feeFor({ type: 'siac', ...joiner, on }, fees.flatMap(rowOf))?.amount_cents;
}

/** What a main member pays once, on joining on that day (D35); undefined where no fee fits. */
export function registrationFeeOf(birth: Day, on: Day, fees: readonly Fee[]): Cents | undefined {
  return feeFor({ type: 'sirf', basis: 'main', birth, on }, fees.flatMap(rowOf))?.amount_cents;
}

function rowOf({ amount, valid_from, valid_to, ...fee }: Fee): FeeRow[] {
  const from = parseWireDay(valid_from);
  const to = valid_to === null ? null : parseWireDay(valid_to);
  if (!from || to === undefined) return [];
  return [{ ...fee, amount_cents: fromEuros(amount), valid_from: from, valid_to: to }];
}
