import { refuse } from '../../../domain/invoicing/invoicing.refusals.ts';
import type { OtherPayers, otherPayersContract } from '../../../domain/payments/otherPayers.contract.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { accountOf } from '../../platform/actor.ts';
import type { Change } from '../../platform/context.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { findMembers } from '../bank/payers.reads.ts';
import { readOtherPayers } from './otherPayers.reads.ts';
import {
  deleteAccountsOf,
  deletePayer,
  deletePayersOf,
  insertAccounts,
  noteAccountsOf,
  upsertPayer,
} from './otherPayers.writes.ts';

type Calls = typeof otherPayersContract;

/**
 * Another household pays for this one (decision 93). Refuses with `HouseholdNotFound`, and with `validation_failed` for a number
 * that no household has, or its own.
 */
export async function setPayer(
  change: StaffChange,
  { id: household_id, membership_no }: Input<Calls['setPayer']>,
): Promise<OtherPayers> {
  const { tx, now } = change;
  if (!(await lockHousehold(tx, household_id))) return refuse('HouseholdNotFound');
  const number = membership_no.replace(/\s/g, '');
  const payer_id = (await findMembers(tx, [number])).get(number);
  if (payer_id === undefined || payer_id === household_id) {
    return refuse('validation_failed', { errors: { membership_no: ['invalid_membership_no'] } });
  }
  await upsertPayer(tx, { household_id, payer_id, set_by: accountOf(change.actor), set_at: now });
  await noteAccountsOf(tx, payer_id);
  await record(change, { action: 'household.payer_set', household_id, subject_id: payer_id });
  return readOtherPayers(tx, household_id);
}

/** Nobody else pays for this household any more. Refuses with `HouseholdNotFound`. */
export async function endPayer(change: StaffChange, { id: household_id }: Input<Calls['endPayer']>): Promise<void> {
  if (!(await lockHousehold(change.tx, household_id))) return refuse('HouseholdNotFound');
  const { paid_by } = await readOtherPayers(change.tx, household_id);
  await deletePayer(change.tx, household_id);
  if (paid_by) await noteAccountsOf(change.tx, paid_by.household_id);
  await record(change, { action: 'household.payer_ended', household_id, subject_id: null });
}

/** For a household that is erased. */
export async function eraseOtherPayers(change: Change, householdId: number): Promise<void> {
  await deletePayersOf(change.tx, householdId);
  await deleteAccountsOf(change.tx, householdId);
}

/** The accounts from which a household pays, as the association's former list tells (decision 102). */
export async function enterListedAccounts(
  change: Change,
  householdId: number,
  ibans: readonly string[],
): Promise<void> {
  await insertAccounts(change.tx, householdId, ibans);
}
