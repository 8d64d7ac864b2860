import {
  changeableFieldsOf,
  changeRequestStateOf,
  changeRequestSteps,
  correctableFieldsOf,
  valueIn,
  type WireValue,
} from '../../../domain/members/changeRequests/changeRequest.ts';
import type {
  changeRequestReviewContract,
  ReviewedChangeRequest,
} from '../../../domain/members/changeRequests/changeRequestReview.contract.ts';
import { memberChange } from '../../../domain/members/members.contract.ts';
import { refuse } from '../../../domain/members/members.refusals.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import { record } from '../../audit/audit.actions.ts';
import { readLastDecision } from '../../audit/lastDecision.reads.ts';
import { assertNamesNoAccount } from '../../notifications/namesOthers.actions.ts';
import { accountOf } from '../../platform/actor.ts';
import { readFields } from '../../platform/http/input.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { withValidFrom } from '../../platform/transactionDay.ts';
import { lockHousehold } from '../household.reads.ts';
import { changeRequestsDecided, memberChanged } from '../members.news.ts';
import { lockMember } from '../members.reads.ts';
import { updateMember } from '../members.writes.ts';
import { checkChangeOfFamilyMember, checkDateOfBirth } from '../personChecks.ts';
import { familyMemberColumns } from '../personColumns.ts';
import { findPerson } from '../persons.reads.ts';
import { readChangeRequest } from './changeRequestReview.reads.ts';
import { type ChangeRequestRow, findChangeRequest, lockChangeRequests, openValue } from './changeRequests.reads.ts';
import { endChangeRequests } from './changeRequests.writes.ts';

type Calls = typeof changeRequestReviewContract;

/** One request with its values. Writes an access record (trust promise 13). Refuses with `change_request_not_found`. */
export async function openChangeRequest(
  change: StaffChange,
  { id }: Input<Calls['getChangeRequest']>,
): Promise<ReviewedChangeRequest> {
  const request = await readChangeRequest(change, id);
  await record(change, { action: 'change_request.seen', household_id: request.household_id, subject_id: id });
  return request;
}

/**
 * Grants requests about one person, all or none, because some values are only valid together (D25). Today's rules of the form
 * apply: `validation_failed`, `child_older_than_30`. Refuses with `change_request_not_found` for requests about another person,
 * with `change_request_already_decided`, with `data_not_locked` if the member can now correct the value alone (the application
 * was sent back, or the fee is void), and with `changed_meanwhile` if the present value has changed or the person has become the
 * main member.
 */
export async function grantChangeRequest(
  change: StaffChange,
  { id, together_with }: Input<Calls['grantChangeRequest']>,
): Promise<ReviewedChangeRequest> {
  const ids = [...new Set([id, ...together_with])] as [number, ...number[]];
  const requests = await lockForDecision(change, { ids, verb: 'grant' });
  await correct(change, requests);
  await decide(change, requests, { accepted: true, answer: null });
  change.announce(memberChanged, { household_id: requests[0].household_id });
  return answerDecided(change, { id, action: 'change_request.granted', ids });
}

/** Refuses a request with a reason that the member reads. Refuses as `grantChangeRequest`, except for the form's rules. */
export async function refuseChangeRequest(
  change: StaffChange,
  { id, reason }: Input<Calls['refuseChangeRequest']>,
): Promise<ReviewedChangeRequest> {
  assertNamesNoAccount(change, reason);
  const requests = await lockForDecision(change, { ids: [id], verb: 'refuse' });
  await decide(change, requests, { accepted: false, answer: reason });
  return answerDecided(change, { id, action: 'change_request.refused', ids: [id] });
}

type Decided = { id: number; action: 'change_request.granted' | 'change_request.refused'; ids: readonly number[] };

async function answerDecided(change: StaffChange, { id, action, ids }: Decided): Promise<ReviewedChangeRequest> {
  const request = await readChangeRequest(change, id);
  const { household_id } = request;
  await record(change, ...ids.map((subject_id) => ({ action, household_id, subject_id })));
  return { ...request, last_decision: await readLastDecision(change.db, household_id) };
}

async function correct(change: StaffChange, requests: Requests): Promise<void> {
  const [{ household_id, member_id }] = requests;
  const member = (await lockMember(change.tx, household_id, member_id)) ?? refuse('MemberNotFound');
  const person = (await findPerson(change, household_id, member_id)) ?? refuse('MemberNotFound');
  // a family member may have become the main member since the request (decision 28)
  if (!requests.every(({ field }) => changeableFieldsOf(member).includes(field))) return refuse('changed_meanwhile');
  const correctable = correctableFieldsOf({ ...member, fees_locked: person.fees_billed });
  if (!requests.every(({ field }) => correctable.includes(field))) return refuse('data_not_locked');
  if (requests.some((request) => valueIn(person, request.field) !== valueBefore(change, request))) {
    return refuse('changed_meanwhile');
  }
  const corrected = correctedFields(change, requests);
  if (member.is_main) checkDateOfBirth(corrected.date_of_birth, change.today);
  else checkChangeOfFamilyMember(member, corrected, change.today);

  // the old value was a mistake, so the correction applies to past days too (decision 57)
  const columns = familyMemberColumns(change.vault, corrected);
  await withValidFrom(change.tx, 'always', () => updateMember(change.tx, member_id, columns));
}

type Decision = { ids: readonly [number, ...number[]]; verb: 'grant' | 'refuse' };
type Requests = [ChangeRequestRow, ...ChangeRequestRow[]];

/** Locks the household first, like every change of one; then the requests, which must be open and about one person. */
async function lockForDecision(change: StaffChange, { ids, verb }: Decision): Promise<Requests> {
  const named = await findChangeRequest(change.tx, ids[0]);
  if (!named) return refuse('change_request_not_found');
  await lockHousehold(change.tx, named.household_id);
  const locked = await lockChangeRequests(change.tx, named.household_id, ids);
  const [first, ...others] = locked.filter(({ member_id }) => member_id === named.member_id);
  if (!first || others.length + 1 < new Set(ids).size) return refuse('change_request_not_found');
  if (locked.some((request) => !mayStep(changeRequestSteps, verb, changeRequestStateOf(request)))) {
    return refuse('change_request_already_decided');
  }
  return [first, ...others];
}

function valueBefore({ vault }: StaffChange, { was }: ChangeRequestRow): WireValue {
  return was && openValue(vault, was);
}

// parsed again, because the schema may be stricter than on the day of the request
function correctedFields({ vault }: StaffChange, requests: Requests) {
  const wire = Object.fromEntries(requests.map(({ field, wanted }) => [field, openValue(vault, wanted)]));
  return readFields(memberChange, wire);
}

async function decide(
  change: StaffChange,
  requests: Requests,
  decision: { accepted: boolean; answer: string | null },
): Promise<void> {
  const ids = requests.map(({ id }) => id);
  const decided = { decided_at: change.now, decided_by: accountOf(change.actor) };
  await endChangeRequests(change.tx, ids, { ...decided, ...decision });
  const [{ household_id }] = requests;
  change.announce(changeRequestsDecided, { household_id, change_request_ids: ids });
}
