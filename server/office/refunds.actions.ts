import { normaliseIban } from '../../domain/invoicing/iban.ts';
import type { OfficeRefund } from '../../domain/payments/paymentAnswers.ts';
import type { refundsContract } from '../../domain/payments/refunds.contract.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { findApprovalByKey } from '../approvals/approvals.reads.ts';
import { record } from '../audit/audit.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { lockAsSeen } from '../members/seen.actions.ts';
import * as refunds from '../payments/refunds.actions.ts';
import { findRefundByKey, toOfficeRefund } from '../payments/refunds.reads.ts';
import type { StaffChange } from '../platform/staff.ts';
import { askForSecond } from '../secondPerson/secondPerson.actions.ts';
import { toApproval } from './approvals.reads.ts';

type Calls = typeof refundsContract;

/**
 * Money goes back to a household; sent again with the same key it is the one refund (decision 19). To another account than
 * the one from which this money came, or none that is named, a second person has to agree (decision 40).
 */
export async function refund(
  change: StaffChange,
  { id: household_id, amount, seen, ...wanted }: Input<Calls['refund']>,
): Promise<Answer<Calls['refund']>> {
  await lockHousehold(change.tx, household_id);
  const deed = { ...wanted, household_id, amount_cents: amount };
  const made = await findMade(change, deed);
  if (made) return made;
  await lockAsSeen(change, { household_id, seen });
  if (await refunds.goesBackToPayer(change, deed)) {
    const booked = await refunds.refund(change, deed);
    await record(change, { action: 'refund.booked', household_id, subject_id: booked.id });
    return { refund: toOfficeRefund(booked), approval: null };
  }
  await refunds.checkRefund(change, deed);
  const asked = await askForSecond(change, { ...asApproval(deed), household_id });
  return { refund: null, approval: toApproval(asked, change.actor) };
}

type Deed = refunds.WantedRefund;

/** What was made of it when it was sent before with the same key. */
async function findMade(change: StaffChange, deed: Deed): Promise<Answer<Calls['refund']> | undefined> {
  const { household_id, idempotency_key: key } = deed;
  if (key === undefined) return undefined;
  const booked = await findRefundByKey(change.tx, household_id, key);
  if (booked) return { refund: toOfficeRefund(booked), approval: null };
  const asked = await findApprovalByKey(change.tx, household_id, key);
  return asked && { refund: null, approval: toApproval(asked, change.actor) };
}

function asApproval({ reason, idempotency_key, household_id: _whose, ...refund }: Deed) {
  const { amount_cents, value_date, recipient_name = null, recipient_iban: iban } = refund;
  const to = { recipient_name, recipient_iban: iban ? normaliseIban(iban) : null };
  const wanted = { amount_cents, value_date, ...to, reason };
  return { kind: 'refund', wanted, reason, idempotency_key } as const;
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
