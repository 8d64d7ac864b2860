import type { FeeTable, FeeTables, feesContract } from '../../domain/invoicing/fees.contract.ts';
import { feeTableProblems, type WrittenFee } from '../../domain/invoicing/feeTable.ts';
import { mayIntroduceFees } from '../../domain/invoicing/invoicing.access.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { type Day, isAfter, toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { record } from '../audit/audit.actions.ts';
import type { Change } from '../platform/context.ts';
import type { StaffChange } from '../platform/staff.ts';
import { feesVersion, lastFeesFrom, lockFees } from './fees.reads.ts';
import { readFees } from './feeTables.reads.ts';
import { deleteFeesFrom, insertFees } from './invoicing.writes.ts';

type NewFees = { fees: readonly WrittenFee[]; valid_from: Day };

/**
 * Introduces a new fee table from a day on, in place of one that was to begin then or later (D35). Refuses with `forbidden` for
 * anybody but the board and the system; with `changed_meanwhile` if other fees were introduced since `version`, unless they are
 * the same (a repeated request whose answer was lost); with `validation_failed` if somebody would have no fee or two; with
 * `fees_in_force_already` if a table in use began on that day or later.
 */
export async function introduceFees(
  change: StaffChange,
  { version, ...wanted }: Input<typeof feesContract.introduceFees>,
): Promise<FeeTables> {
  if (!mayIntroduceFees(change.actor)) return refuse('forbidden');
  await lockFees(change.tx);
  if (version !== undefined && version !== (await feesVersion(change.db))) {
    const there = await readFees(change);
    const isThere = [there.in_force, ...there.to_come].some((table) => table && isSame(table, wanted));
    return isThere ? there : refuse('changed_meanwhile');
  }
  await replaceFees(change, wanted);
  await record(change, { action: 'fees.introduced', household_id: null, subject_id: null });
  return readFees(change);
}

async function replaceFees(change: Change, { fees, valid_from }: NewFees): Promise<void> {
  const errors = feeTableProblems(fees);
  if (Object.keys(errors).length > 0) return refuse('validation_failed', { errors });
  const last = await lastFeesFrom(change.tx, change.today);
  if (last && !isAfter(valid_from, last)) return refuse('fees_in_force_already');
  await deleteFeesFrom(change.tx, valid_from);
  await insertFees(
    change.tx,
    fees.map(({ amount, ...fee }) => ({ ...fee, amount_cents: amount, valid_from, valid_to: null })),
  );
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
