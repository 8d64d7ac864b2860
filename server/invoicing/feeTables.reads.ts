import type { FeeTable, FeeTables } from '../../domain/invoicing/fees.contract.ts';
import { type FeeKind, feeBases, feeTypes } from '../../domain/invoicing/fees.ts';
import { type Day, isAfter, toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import type { Ask } from '../platform/context.ts';
import { feesVersion, feeTable } from './fees.reads.ts';

/** The fees in force today and those to come; earlier ones are left out (D35). */
export async function readFees({ db, today }: Pick<Ask, 'db' | 'today'>): Promise<FeeTables> {
  const [rows, version] = await Promise.all([feeTable(db).execute(), feesVersion(db)]);
  const days = [...new Set(rows.map(({ valid_from }) => valid_from))].sort();
  const inForce = days.findLast((day) => !isAfter(day, today));
  const tableFrom = (day: Day): FeeTable => ({
    valid_from: toWireDay(day),
    fees: rows
      .filter(({ valid_from }) => valid_from === day)
      .sort((one, other) => placeOf(one) - placeOf(other) || one.age_from - other.age_from)
      .map(({ valid_from: _from, valid_to: _to, amount_cents, ...fee }) => ({ ...fee, amount: toEuros(amount_cents) })),
  });
  return {
    version,
    in_force: inForce ? tableFrom(inForce) : null,
    to_come: days.filter((day) => isAfter(day, today)).map(tableFrom),
  };
}

function placeOf({ type, basis }: FeeKind): number {
  return feeTypes.indexOf(type) * feeBases.length + feeBases.indexOf(basis);
}
