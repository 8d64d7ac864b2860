import { refuse } from '../../../domain/application/application.refusals.ts';
import { memberSteps } from '../../../domain/members/memberStatus.ts';
import { refuse as refuseMember } from '../../../domain/members/members.refusals.ts';
import { pastDayProblem } from '../../../domain/members/pastDay.ts';
import type { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import type { HouseholdSummary } from '../../../domain/membership/householdSummary.ts';
import { mayDeactivateFor } from '../../../domain/membership/membership.access.ts';
import { hadBegun, mayGoOn } from '../../../domain/membership/succession.ts';
import { type InactiveReasonScope, isDeath, isInactiveReason } from '../../../domain/reference/inactiveReasons.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import { record } from '../../audit/audit.actions.ts';
import { getRegistrationDay, type LockedHousehold, lockHousehold } from '../../members/household.reads.ts';
import { type LockedMember, lockMembers } from '../../members/members.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { tellInNews, write } from '../../notifications/tell.actions.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { getHouseholdSummary } from '../householdSummary.reads.ts';
import { type Ending, endEverybody, endMember } from './endings.actions.ts';
import { type HandOver, handOverLogIn, readHandOver } from './handOver.actions.ts';
import { handleStatusChange } from './standing.actions.ts';
import { type Ended, endedMessage } from './standing.letters.ts';
import { hasBegun, isUnconfirmed } from './standing.reads.ts';

type Calls = typeof decisionsContract;

type Deactivation = {
  household_id: number;
  /** Only this person; without it the whole household. */
  member_id?: number | null | undefined;
  /** The next main member if the present one ends alone (decision 28). */
  new_main_member_id?: number | null | undefined;
  /** The next main member's e-mail address; the former one may belong to the person who leaves. */
  email?: string | null | undefined;
  /** A reason of the scope `member` or `household` (D24). */
  inactive_reason_id?: number | null | undefined;
  /** The first day without membership: today or earlier. */
  inactive_from: Day;
};

/**
 * Ends the membership of a household with everybody in it, or of one person (D23). The account may still log in. A main member
 * ends alone only if somebody follows as main member (decision 28). Refuses with `HouseholdNotFound`, `MemberNotFound`,
 * `inactive_reason_required` (also for a reason of another scope), `main_member_ends_with_household`,
 * `main_member_cant_be_updated_to_main_member`, `new_main_member_not_active`, `status_step_not_possible`,
 * `registration_not_confirmed` for a registration that is deleted automatically (D12), `validation_failed` for a future day, for
 * one long before the registration (decision 32), and for a living main member who would keep the next one's log-in; with
 * `forbidden` for a clerk who excludes somebody (D24); and as `handOverAccount` for the next one's address.
 */
export async function deactivate(
  change: StaffChange,
  { id, seen: _, ...ending }: Input<Calls['deactivate']>,
): Promise<HouseholdSummary> {
  const { inactive_reason_id: reason, member_id = null, new_main_member_id } = ending;
  if (reason && !mayDeactivateFor(change.actor, reason)) return refuse('forbidden');
  await end(change, { household_id: id, ...ending });
  await record(change, { action: 'household.deactivated', household_id: id, subject_id: member_id });
  if (new_main_member_id) {
    await record(change, { action: 'household.main_member_set', household_id: id, subject_id: new_main_member_id });
  }
  return getHouseholdSummary(change.db, id);
}

async function end(
  change: StaffChange,
  { member_id, new_main_member_id: next_id, email, ...wanted }: Deactivation,
): Promise<void> {
  const household = await lockHousehold(change.tx, wanted.household_id);
  if (!household) return refuse('HouseholdNotFound');
  if (await isUnconfirmed(change.tx, household.id)) return refuse('registration_not_confirmed');
  const scope = member_id ? 'member' : 'household';
  const ending = { from: wanted.inactive_from, reasonId: reasonOf(wanted.inactive_reason_id, scope) };
  const problem = pastDayProblem(ending.from, await getRegistrationDay(change.tx, household.id), change.today);
  if (problem) return refuse('validation_failed', { errors: { inactive_from: [problem] } });
  if (member_id) return endPerson(change, household, { ...ending, member_id, next_id, email });
  return endHousehold(change, household, ending);
}

type EndingOfOne = Ending & {
  member_id: number;
  next_id: Deactivation['new_main_member_id'];
  email: Deactivation['email'];
};

async function endPerson(
  change: StaffChange,
  household: LockedHousehold,
  { member_id, next_id, email, ...ending }: EndingOfOne,
): Promise<void> {
  const members = await lockMembers(change.tx, household.id);
  const member = members.find(({ id }) => id === member_id);
  if (!member) return refuse('MemberNotFound');
  const next = member.is_main ? nextMainMember(household, members, { main: member, nextId: next_id }) : undefined;
  if (!mayStep(memberSteps, 'deactivate', member.status)) return refuse('status_step_not_possible');
  const { reasonId } = ending;
  const logIn = next && (await readHandOver(change, { household_id: household.id, reasonId, email }));
  const historyId = await endMember(change, member, { ...ending, next });
  if (logIn) await handOverLogIn(change, household.id, logIn);
  // the person who goes on is greeted by now
  await tellEnded(change, household, { ...ending, historyId, person: member, next, logIn });
  await handleStatusChange(change, household.id);
}

type Succession = { main: LockedMember; nextId: number | null | undefined };

/** Who goes on: somebody else of the household who may (`mayGoOn`). */
function nextMainMember(
  household: LockedHousehold,
  members: readonly LockedMember[],
  { main, nextId }: Succession,
): LockedMember {
  if (!nextId) return refuse('main_member_ends_with_household');
  if (nextId === main.id) return refuseMember('main_member_cant_be_updated_to_main_member');
  const next = members.find(({ id }) => id === nextId);
  if (!next) return refuse('MemberNotFound');
  if (!mayGoOn(next, household)) return refuseMember('new_main_member_not_active');
  return next;
}

async function endHousehold(change: StaffChange, household: LockedHousehold, ending: Ending): Promise<void> {
  if (!mayStep(memberSteps, 'deactivate', household.status)) return refuse('status_step_not_possible');
  const historyId = await endEverybody(change, household, ending);
  await tellEnded(change, household, { ...ending, historyId, person: undefined, next: undefined, logIn: undefined });
}

type Telling = Omit<Ended, 'person' | 'next' | 'hasBegun' | 'needsNewPassword'> & {
  historyId: number;
  person: LockedMember | undefined;
  next: LockedMember | undefined;
  logIn: HandOver | undefined;
};

/**
 * No mail is sent about a death. If the log-in moved to another address, the mail goes to the former main member; the next one
 * has got a link, and reads the news.
 */
async function tellEnded(
  change: StaffChange,
  { id }: LockedHousehold,
  { historyId, logIn, ...what }: Telling,
): Promise<void> {
  const to = await getRecipient(change.db, id);
  const begun = what.person ? hadBegun(what.person, what.from) : await hasBegun(change.tx, id);
  const ended = { ...what, hasBegun: begun, needsNewPassword: logIn?.email !== undefined };
  const message = (reader: typeof to) => endedMessage(ended, reader);
  const telling = { effectKey: `application.ended/${historyId}`, to, message };
  await tellInNews(change, telling);
  if (isDeath(what.reasonId)) return;
  if (!what.person || !logIn?.isElsewhere) return write(change, telling);
  const { first_name, last_name } = what.person;
  const farewell = (reader: typeof to) => endedMessage({ ...ended, next: undefined }, reader);
  await write(change, { ...telling, to: { ...to, first_name, last_name }, message: farewell });
}

function reasonOf(id: number | null | undefined, scope: InactiveReasonScope): number {
  if (!id || !isInactiveReason(id, scope)) {
    return refuse('inactive_reason_required', { errors: { inactive_reason_id: ['required'] } });
  }
  return id;
}
