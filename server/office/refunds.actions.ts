import type { OfficeRefund } from '../../domain/office/officeAnswers.ts';
import type { refundsContract } from '../../domain/office/refunds.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { lockHousehold } from '../members/household.reads.ts';
import * as refunds from '../payments/refunds.actions.ts';
import { findRefundByKey } from '../payments/refunds.reads.ts';
import { record } from './audit.actions.ts';
import { toOfficeRefund } from './refunds.reads.ts';
import { lockAsSeen, lockRefundAsSeen } from './seen.actions.ts';
import type { StaffChange } from './staff.ts';

type Calls = typeof refundsContract;

/** Money has gone back to a household; sent again with the same key it is the one refund (decision 19). */
export async function refund(
  change: StaffChange,
  { id: household_id, amount, seen, ...wanted }: Input<Calls['refund']>,
): Promise<OfficeRefund> {
  await lockHousehold(change.tx, household_id);
  const { idempotency_key: key } = wanted;
  const isMade = key !== undefined && (await findRefundByKey(change.tx, household_id, key)) !== undefined;
  if (!isMade) await lockAsSeen(change, { household_id, seen });
  const booked = await refunds.refund(change, { ...wanted, household_id, amount_cents: amount });
  if (!isMade) await record(change, { action: 'refund.booked', household_id, subject_id: booked.id });
  return toOfficeRefund(booked);
}

/** A refund was booked by mistake; repeating it changes nothing. */
export async function undoRefund(change: StaffChange, { id, seen }: Input<Calls['undoRefund']>): Promise<OfficeRefund> {
  await lockRefundAsSeen(change, id, seen);
  const undone = await refunds.undoRefund(change, { id });
  await record(change, { action: 'refund.undone', household_id: undone.household_id, subject_id: id });
  return toOfficeRefund(undone);
}

/** A line of the bank's is a refund that was booked. */
export async function confirmRefund(
  change: StaffChange,
  { id, refund_id, seen }: Input<Calls['confirmRefund']>,
): Promise<OfficeRefund> {
  await lockRefundAsSeen(change, refund_id, seen);
  const confirmed = await refunds.confirmRefund(change, { id, refund_id });
  await record(change, { action: 'refund.confirmed', household_id: confirmed.household_id, subject_id: refund_id });
  return toOfficeRefund(confirmed);
}
