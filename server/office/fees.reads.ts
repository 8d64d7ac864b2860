import { feeBases, feeTypes } from '../../domain/invoicing/fees.ts';
import type { Fee } from '../../domain/invoicing/invoicing.contract.ts';
import type { FeeTable, FeeTables } from '../../domain/office/fees.contract.ts';
import { type Day, isAfter, parseWireDay, toWireDay } from '../../domain/shared/day.ts';
import { feesVersion, listFees } from '../invoicing/fees.reads.ts';
import type { Ask } from '../platform/work.ts';

/** The fees in force today and those that are to come; what held before is left out (D35). */
export async function readFees({ db, today }: Pick<Ask, 'db' | 'today'>): Promise<FeeTables> {
  const [fees, version] = await Promise.all([listFees({ db }), feesVersion(db)]);
  const days = [...new Set(fees.map(beginOf))].sort();
  const inForce = days.findLast((day) => !isAfter(day, today));
  const tableFrom = (day: Day): FeeTable => ({
    valid_from: toWireDay(day),
    fees: fees
      .filter((fee) => beginOf(fee) === day)
      .sort((one, other) => placeOf(one) - placeOf(other) || one.age_from - other.age_from)
      .map(({ valid_from: _from, valid_to: _to, ...fee }) => fee),
  });
  return {
    version,
    in_force: inForce ? tableFrom(inForce) : null,
    to_come: days.filter((day) => isAfter(day, today)).map(tableFrom),
  };
}

function beginOf({ valid_from }: Fee): Day {
  const begin = parseWireDay(valid_from);
  if (!begin) throw new Error(`no day: ${valid_from}`);
  return begin;
}

function placeOf({ type, basis }: Fee): number {
  return feeTypes.indexOf(type) * feeBases.length + feeBases.indexOf(basis);
}
