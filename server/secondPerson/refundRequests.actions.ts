import { normaliseIban } from '../../domain/invoicing/iban.ts';
import type { refundsContract } from '../../domain/payments/refunds.contract.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { findApprovalByKey, toApproval } from '../approvals/approvals.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { lockAsSeen } from '../members/seen.actions.ts';
import { assertNamesNoAccount } from '../notifications/namesOthers.actions.ts';
import { bookRefund, checkRefund, goesBackToPayer, type RefundRequest } from '../payments/refunds.actions.ts';
import { findRefundByKey, toOfficeRefund } from '../payments/refunds.reads.ts';
import type { StaffChange } from '../platform/staff.ts';
import { askForSecond } from './secondPerson.actions.ts';

type Call = (typeof refundsContract)['refund'];

/**
 * Refunds money to a household; the same idempotency key returns the same refund (decision 19). If the named account is not the
 * one from which this money came, or no account is named, a second person has to approve first (decision 40). Refuses as
 * `bookRefund` and `lockAsSeen`.
 */
export async function refund(
  change: StaffChange,
  { id: household_id, amount, seen, ...sent }: Input<Call>,
): Promise<Answer<Call>> {
  await lockHousehold(change.tx, household_id);
  const wanted = { ...sent, household_id, amount_cents: amount };
  const made = await findMade(change, wanted);
  if (made) return made;
  await lockAsSeen(change, { household_id, seen });
  assertNamesNoAccount(change, sent.reason);
  if (await goesBackToPayer(change, wanted)) {
    return { refund: toOfficeRefund(await bookRefund(change, wanted)), approval: null };
  }
  await checkRefund(change, wanted);
  const asked = await askForSecond(change, { ...asApproval(wanted), household_id });
  return { refund: null, approval: toApproval(asked, change.actor) };
}

/** The answer to an earlier request with the same key. */
async function findMade(change: StaffChange, wanted: RefundRequest): Promise<Answer<Call> | undefined> {
  const { household_id, idempotency_key: key } = wanted;
  if (key === undefined) return undefined;
  const booked = await findRefundByKey(change.tx, household_id, key);
  if (booked) return { refund: toOfficeRefund(booked), approval: null };
  const asked = await findApprovalByKey(change.tx, household_id, key);
  return asked && { refund: null, approval: toApproval(asked, change.actor) };
}

function asApproval({ reason, idempotency_key, household_id: _whose, ...refund }: RefundRequest) {
  const { amount_cents, value_date, recipient_name = null, recipient_iban: iban } = refund;
  const to = { recipient_name, recipient_iban: iban ? normaliseIban(iban) : null };
  const wanted = { amount_cents, value_date, ...to, reason };
  return { kind: 'refund', wanted, reason, idempotency_key } as const;
}
