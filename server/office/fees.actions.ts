import type { FeeTable, FeeTables, feesContract } from '../../domain/invoicing/fees.contract.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import { mayIntroduceFees } from '../../domain/membership/membership.access.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { record } from '../audit/audit.actions.ts';
import * as invoicing from '../invoicing/fees.actions.ts';
import { feesVersion, lockFees } from '../invoicing/fees.reads.ts';
import type { StaffChange } from '../platform/staff.ts';
import { readFees } from './fees.reads.ts';

type NewFees = Input<typeof feesContract.introduceFees>;

/**
 * From a day on everybody is billed by new fees (D35). Refuses with `forbidden` for anybody but the board and the system, with
 * `changed_meanwhile` where other fees were introduced since those of `version` were on screen; sent again, because the
 * answer was lost, it answers what is there.
 */
export async function introduceFees(change: StaffChange, { version, ...wanted }: NewFees): Promise<FeeTables> {
  if (!mayIntroduceFees(change.actor)) return refuse('forbidden');
  await lockFees(change.tx);
  if (version !== undefined && version !== (await feesVersion(change.db))) {
    const there = await readFees(change);
    const isThere = [there.in_force, ...there.to_come].some((table) => table && isSame(table, wanted));
    return isThere ? there : refuse('changed_meanwhile');
  }
  await invoicing.introduceFees(change, wanted);
  await record(change, { action: 'fees.introduced', household_id: null, subject_id: null });
  return readFees(change);
}

function isSame({ valid_from, fees }: FeeTable, wanted: NewFees): boolean {
  const said = wanted.fees.map(({ amount, ...fee }) => textOf({ ...fee, amount: toEuros(amount) }));
  return valid_from === toWireDay(wanted.valid_from) && isSameSet(fees.map(textOf), said);
}

function textOf({ type, basis, age_from, age_to, amount }: FeeTable['fees'][number]): string {
  return `${type} ${basis} ${age_from} ${age_to} ${amount}`;
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}
