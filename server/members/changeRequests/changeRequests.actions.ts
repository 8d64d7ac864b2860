import {
  changeableFieldsOf,
  changeRequestStateOf,
  changeRequestSteps,
  correctableFieldsOf,
  correctionProblem,
  valueIn,
  type WireValue,
  wantedValue,
} from '../../../domain/members/changeRequests/changeRequest.ts';
import type {
  ChangeRequest,
  changeRequestsContract,
} from '../../../domain/members/changeRequests/changeRequests.contract.ts';
import { refuse } from '../../../domain/members/members.refusals.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import { countAttempt, HOUR_SECONDS } from '../../accounts/throttle.actions.ts';
import type { MemberActor } from '../../platform/actor.ts';
import type { Ask, Change } from '../../platform/context.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { lockOwnHousehold, lockOwnMember } from '../household.reads.ts';
import { getOwnDocument } from '../memberDocuments.actions.ts';
import { assertNotLeft, hasMemberLeft, listWhoLeft } from '../members.reads.ts';
import { findPerson } from '../persons.reads.ts';
import {
  findChangeRequest,
  listChangeRequestsOf,
  lockChangeRequests,
  toChangeRequest,
} from './changeRequests.reads.ts';
import { endChangeRequests, insertChangeRequest } from './changeRequests.writes.ts';

type Calls = typeof changeRequestsContract;

/** More than a large family has to correct; without a limit, repeated requests would fill the office's tables. */
const MOST_AN_HOUR = 30;

/**
 * All requests of the actor's household, the latest first; without those about people who have left, which only the office may
 * see (decision 37).
 */
export async function listChangeRequests({ db, vault, actor }: Ask<MemberActor>): Promise<ChangeRequest[]> {
  const left = await listWhoLeft(db, actor.household_id);
  const rows = await listChangeRequestsOf(db, actor.household_id);
  return rows.filter(({ member_id }) => !left.includes(member_id)).map((row) => toChangeRequest(vault, row));
}

/**
 * Asks the office to correct one locked value (D25). Refuses with `forbidden` for a person who has left (decision 37), with
 * `data_not_locked` for values that members change themselves, with `change_request_already_open`, with `document_not_found` for
 * another person's document, with `validation_failed` for the present value or a future birth date, and with `too_many_requests`
 * after thirty an hour.
 */
export async function askForChange(
  change: Change<MemberActor>,
  { id, document_id = null, explanation, ...correction }: Input<Calls['askForChange']>,
): Promise<ChangeRequest> {
  const { household, member } = await lockOwnMember(change, id);
  await assertNotLeft(change.tx, household.id, id);
  const person = await findPerson(change, household.id, id);
  if (!person) return refuse('MemberNotFound');
  if (!changeableFieldsOf(member).includes(correction.field)) return invalid('field', 'invalid_choice');
  // an unpaid fee may lock as well, as long as a transfer for it waits (decision 87)
  const fees_locked = person.fees_billed;
  if (!correctableFieldsOf({ ...member, fees_locked }).includes(correction.field)) return refuse('data_not_locked');
  const was = valueIn(person, correction.field);
  const problem = correctionProblem(correction, was, change.today);
  if (problem) return invalid('wanted', problem);
  if (document_id) await getOwnDocument(change.tx, household.id, document_id);

  // counted last, because refused requests have stored nothing
  const limit = { key: `changeRequests/household/${household.id}`, most: MOST_AN_HOUR };
  await countAttempt(change, [limit], HOUR_SECONDS);
  const request = await insertChangeRequest(change.tx, {
    household_id: household.id,
    member_id: id,
    field: correction.field,
    wanted: sealValue(change.vault, wantedValue(correction)),
    was: was === null ? null : sealValue(change.vault, was),
    explanation: explanation ? change.vault.seal(explanation) : null,
    document_id,
    created_at: change.now,
  });
  return stored(change, request);
}

/**
 * Withdraws an undecided request; withdrawing it again changes nothing. Refuses with `change_request_already_decided`. Requests
 * about people who have left are not found.
 */
export async function withdrawChangeRequest(
  change: Change<MemberActor>,
  { id }: Input<Calls['withdrawChangeRequest']>,
): Promise<void> {
  const household = await lockOwnHousehold(change);
  const [request] = await lockChangeRequests(change.tx, household.id, [id]);
  if (!request || (await hasMemberLeft(change.tx, household.id, request.member_id))) {
    return refuse('change_request_not_found');
  }
  const state = changeRequestStateOf(request);
  if (state === 'withdrawn') return;
  if (!mayStep(changeRequestSteps, 'withdraw', state)) return refuse('change_request_already_decided');

  await endChangeRequests(change.tx, [id], { withdrawn_at: change.now });
}

function sealValue(vault: Vault, value: WireValue): Buffer {
  return vault.seal(JSON.stringify(value));
}

function invalid(field: string, problem: string): never {
  return refuse('validation_failed', { errors: { [field]: [problem] } });
}

async function stored({ tx, vault }: Change, id: number): Promise<ChangeRequest> {
  const row = await findChangeRequest(tx, id);
  return row ? toChangeRequest(vault, row) : refuse('change_request_not_found');
}
