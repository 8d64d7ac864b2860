import type { Approval } from '../../domain/approvals/approvalAnswers.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import { yearsOfOwnAmounts } from '../../domain/invoicing/ownAmounts.ts';
import type { ownAmountsContract } from '../../domain/secondPerson/ownAmounts.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { decisionOf, findApprovalByKey, listOpenApprovals, toApproval } from '../approvals/approvals.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { findHouseholdOf } from '../members/members.reads.ts';
import { lockAsSeen } from '../members/seen.actions.ts';
import { checkOwnAmount } from '../payments/ownAmounts/ownAmounts.actions.ts';
import type { StaffChange } from '../platform/staff.ts';
import { askForSecond } from './secondPerson.actions.ts';

type Call = (typeof ownAmountsContract)['askOwnAmount'];

/**
 * Asks for an own amount of a person and year, or for its end; a second person has to agree (decision 99). The same idempotency key
 * returns the same request. Refuses with `MemberNotFound`, with `validation_failed` for a year other than this and the next, with
 * `own_amount_waits` if one for the same person and year waits already, and as `checkOwnAmount` and `lockAsSeen`.
 */
export async function askOwnAmount(
  change: StaffChange,
  { id: member_id, seen, year, amount: amount_cents, reason, idempotency_key }: Input<Call>,
): Promise<Approval> {
  const household_id = (await findHouseholdOf(change.tx, member_id)) ?? refuse('MemberNotFound');
  await lockHousehold(change.tx, household_id);
  const made = idempotency_key && (await findApprovalByKey(change.tx, household_id, idempotency_key));
  if (made) return toApproval(made, change.actor);
  await lockAsSeen(change, { household_id, seen });
  if (!yearsOfOwnAmounts(change.today).includes(year)) {
    return refuse('validation_failed', { errors: { year: ['invalid_value'] } });
  }
  const wanted = { member_id, year, amount_cents };
  if (await isWaiting(change, household_id, wanted)) return refuse('own_amount_waits');
  await checkOwnAmount(change, { ...wanted, household_id });
  const asked = await askForSecond(change, { kind: 'own_amount', household_id, wanted, reason, idempotency_key });
  return toApproval(asked, change.actor);
}

async function isWaiting(
  { tx }: StaffChange,
  household_id: number,
  { member_id, year }: { member_id: number; year: number },
): Promise<boolean> {
  return (await listOpenApprovals(tx, household_id)).some((approval) => {
    const decision = decisionOf(approval);
    return decision.kind === 'own_amount' && decision.wanted.member_id === member_id && decision.wanted.year === year;
  });
}
