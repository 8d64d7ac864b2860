import type { Fee } from '../../domain/invoicing/invoicing.contract.ts';
import { type Day, day, yearOf } from '../../domain/shared/day.ts';
import { type Cents, sumCents } from '../../domain/shared/money.ts';
import { contributionOf, type Joiner } from './joiningFees.ts';

/** What the same people owe again on 1 January (D45): the year, and their contributions if all are known. */
export type NextYear = { year: number; contribution: Cents | undefined };

export function nextYearOf(people: readonly (Joiner | undefined)[], today: Day, fees: readonly Fee[]): NextYear {
  const year = yearOf(today) + 1;
  const newYear = day(`${year}-01-01`);
  // a parent without a fee is not invoiced (decision 86)
  const owing = people.filter((one) => one?.basis !== 'nb' || contributionOf(one, newYear, fees) !== undefined);
  const known = owing.flatMap((joiner) => (joiner && contributionOf(joiner, newYear, fees)) ?? []);
  return { year, contribution: known.length === owing.length ? sumCents(known) : undefined };
}
