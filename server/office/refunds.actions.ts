import type { OfficeRefund } from '../../domain/office/officeAnswers.ts';
import type { refundsContract } from '../../domain/office/refunds.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import * as refunds from '../payments/refunds.actions.ts';
import { record } from './audit.actions.ts';
import { toOfficeRefund } from './refunds.reads.ts';
import type { StaffChange } from './staff.ts';

type Calls = typeof refundsContract;

/** Money has gone back to a household; sent again with the same key it is the one refund (decision 19). */
export async function refund(
  change: StaffChange,
  { id: household_id, amount, ...wanted }: Input<Calls['refund']>,
): Promise<OfficeRefund> {
  const booked = await refunds.refund(change, { ...wanted, household_id, amount_cents: amount });
  await record(change, { action: 'refund.booked', household_id, subject_id: booked.id });
  return toOfficeRefund(booked);
}

/** A refund was booked by mistake; repeating it changes nothing. */
export async function undoRefund(change: StaffChange, { id }: Input<Calls['undoRefund']>): Promise<OfficeRefund> {
  const undone = await refunds.undoRefund(change, { id });
  await record(change, { action: 'refund.undone', household_id: undone.household_id, subject_id: id });
  return toOfficeRefund(undone);
}

/** A line of the bank's is a refund that was booked. */
export async function confirmRefund(
  change: StaffChange,
  { id, refund_id }: Input<Calls['confirmRefund']>,
): Promise<OfficeRefund> {
  const confirmed = await refunds.confirmRefund(change, { id, refund_id });
  await record(change, { action: 'refund.confirmed', household_id: confirmed.household_id, subject_id: refund_id });
  return toOfficeRefund(confirmed);
}
