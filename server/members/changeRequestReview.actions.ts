import {
  changeableFieldsOf,
  changeRequestStateOf,
  changeRequestSteps,
  correctableFieldsOf,
  valueIn,
  type WireValue,
} from '../../domain/members/changeRequest.ts';
import { memberChange } from '../../domain/members/members.contract.ts';
import { refuse } from '../../domain/members/members.refusals.ts';
import { mayStep } from '../../domain/shared/steps.ts';
import { accountOf, type OfficeActor, type SystemActor } from '../platform/actor.ts';
import { readFields } from '../platform/http/input.ts';
import type { Change } from '../platform/work.ts';
import { type ChangeRequestRow, findChangeRequest, lockChangeRequests, openValue } from './changeRequests.reads.ts';
import { endChangeRequests } from './changeRequests.writes.ts';
import { lockHousehold } from './household.reads.ts';
import { changeRequestsDecided, memberChanged } from './members.news.ts';
import { lockMember } from './members.reads.ts';
import { updateMember } from './members.writes.ts';
import { checkChangeOfFamilyMember, checkDateOfBirth } from './personChecks.ts';
import { familyMemberColumns } from './personColumns.ts';
import { findPerson } from './persons.reads.ts';

type Staff = Change<OfficeActor | SystemActor>;

/**
 * The office grants requests about one person, all or none: values that only fit together are granted together. They
 * obey the rules of the form as they are today: `validation_failed`, `child_older_than_30`. Refuses with
 * `change_request_not_found` one of somebody else, with `change_request_already_decided` one that is no longer open, and
 * with `data_not_locked` where the application was sent back meanwhile, or the fee declared void: the member corrects it then, and with
 * `changed_meanwhile` where something else stands there by now than was to be corrected, or where it is about somebody who
 * has become the main member, of whom this is corrected otherwise.
 */
export async function grantChangeRequests(change: Staff, ids: readonly [number, ...number[]]): Promise<void> {
  const requests = await lockForDecision(change, { ids, verb: 'grant' });
  const [{ household_id, member_id }] = requests;
  const member = await lockMember(change.tx, household_id, member_id);
  if (!member) return refuse('MemberNotFound');
  const person = await findPerson(change, household_id, member_id);
  if (!person) return refuse('MemberNotFound');
  // whoever asked as a family member may be the main member by now (decision 28)
  if (!requests.every(({ field }) => changeableFieldsOf(member).includes(field))) return refuse('changed_meanwhile');
  const correctable = correctableFieldsOf({ ...member, fees_billed: person.fees_billed });
  if (!requests.every(({ field }) => correctable.includes(field))) return refuse('data_not_locked');
  if (requests.some((request) => valueIn(person, request.field) !== valueBefore(change, request))) {
    return refuse('changed_meanwhile');
  }
  const corrected = correctedFields(change, requests);
  if (member.is_main) checkDateOfBirth(corrected.date_of_birth, change.today);
  else checkChangeOfFamilyMember(member, corrected, change.today);

  await updateMember(change.tx, member_id, familyMemberColumns(change.vault, corrected));
  await decide(change, requests, { accepted: true, answer: null });
  change.announce(memberChanged, { household_id });
}

/** The office refuses a request for a reason that the member is told. */
export async function refuseChangeRequest(
  change: Staff,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const requests = await lockForDecision(change, { ids: [id], verb: 'refuse' });
  await decide(change, requests, { accepted: false, answer: reason });
}

type Decision = { ids: readonly [number, ...number[]]; verb: 'grant' | 'refuse' };
type Requests = [ChangeRequestRow, ...ChangeRequestRow[]];

/** The household first, as for every change of it; then the requests, which have to be open and about one person. */
async function lockForDecision(change: Staff, { ids, verb }: Decision): Promise<Requests> {
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

function valueBefore({ vault }: Staff, { was }: ChangeRequestRow): WireValue {
  return was && openValue(vault, was);
}

// Read again as on the day of the request: a schema may have become stricter meanwhile.
function correctedFields({ vault }: Staff, requests: Requests) {
  const wire = Object.fromEntries(requests.map(({ field, wanted }) => [field, openValue(vault, wanted)]));
  return readFields(memberChange, wire);
}

async function decide(
  change: Staff,
  requests: Requests,
  decision: { accepted: boolean; answer: string | null },
): Promise<void> {
  const ids = requests.map(({ id }) => id);
  const decided = { decided_at: change.now, decided_by: accountOf(change.actor) };
  await endChangeRequests(change.tx, ids, { ...decided, ...decision });
  const [{ household_id }] = requests;
  change.announce(changeRequestsDecided, { household_id, change_request_ids: ids });
}
