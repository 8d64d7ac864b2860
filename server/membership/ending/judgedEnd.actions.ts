import { refuse } from '../../../domain/application/application.refusals.ts';
import { memberSteps } from '../../../domain/members/memberStatus.ts';
import { refuse as refuseMember } from '../../../domain/members/members.refusals.ts';
import { endDayProblem, isEndToCome } from '../../../domain/membership/endingToCome.ts';
import { hadBegun, mayGoOn, whoMayGoOn } from '../../../domain/membership/succession.ts';
import { type InactiveReasonScope, isDeath, isInactiveReason } from '../../../domain/reference/inactiveReasons.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import { getRegistrationDay, type LockedHousehold, lockHousehold } from '../../members/household.reads.ts';
import { type LockedMember, lockMembers } from '../../members/members.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { tellInNews, write } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/work.ts';
import { type Ending, endEverybody, endMember } from './endings.actions.ts';
import { deleteEndingsToCome } from './endingsToCome.writes.ts';
import { type HandOver, handOverLogIn, readHandOver } from './handOver.actions.ts';
import { handleStatusChange } from './standing.actions.ts';
import { type Ended, endedMessage } from './standing.letters.ts';
import { hasBegun, isUnconfirmed } from './standing.reads.ts';

export type Deactivation = {
  household_id: number;
  /** Only this person; without it the whole household. */
  member_id?: number | null | undefined;
  /** The next main member if the present one ends alone (decision 28). */
  new_main_member_id?: number | null | undefined;
  /** The next main member's e-mail address; the former one may belong to the person who leaves. */
  email?: string | null | undefined;
  /** A reason of the scope `member` or `household` (D24). */
  inactive_reason_id?: number | null | undefined;
  /** The first day without membership. A day to come is stored, and carried out on that day (decision 78). */
  inactive_from: Day;
};

/** An end that the rules allow, with everything locked that it changes. */
export type JudgedEnd = {
  household: LockedHousehold;
  /** Undefined: the whole household. */
  person: LockedMember | undefined;
  next: LockedMember | undefined;
  logIn: HandOver | undefined;
  ending: Ending;
};

/** Locks a household and judges an end of it or of one person. Refuses as `deactivate`. */
export async function judgeEnd(change: Change, wanted: Deactivation): Promise<JudgedEnd> {
  const household = await lockHousehold(change.tx, wanted.household_id);
  if (!household) return refuse('HouseholdNotFound');
  if (await isUnconfirmed(change.tx, household.id)) return refuse('registration_not_confirmed');
  const { member_id } = wanted;
  const ending = {
    from: wanted.inactive_from,
    reasonId: reasonOf(wanted.inactive_reason_id, member_id ? 'member' : 'household'),
  };
  const problem = endDayProblem(ending.from, await getRegistrationDay(change.tx, household.id), change.today);
  if (problem) return refuse('validation_failed', { errors: { inactive_from: [problem] } });
  if (member_id) return judgePerson(change, { household, ending }, { ...wanted, member_id });
  checkStep(household.status, ending.from, change.today);
  return { household, ending, person: undefined, next: undefined, logIn: undefined };
}

async function judgePerson(
  change: Change,
  { household, ending }: Pick<JudgedEnd, 'household' | 'ending'>,
  { member_id, new_main_member_id: nextId, email }: Deactivation & { member_id: number },
): Promise<JudgedEnd> {
  const members = await lockMembers(change.tx, household.id);
  const person = members.find(({ id }) => id === member_id);
  if (!person) return refuse('MemberNotFound');
  const next = person.is_main
    ? nextMainMember(household, members, { main: person, nextId, today: change.today })
    : undefined;
  checkStep(person.status, ending.from, change.today);
  const logIn = next && (await readHandOver(change, { household_id: household.id, email }));
  return { household, ending, person, next, logIn };
}

/** Notice is given by members: an application, or somebody who waits, ends at once. */
function checkStep(status: LockedMember['status'], from: Day, today: Day): void {
  if (!mayStep(memberSteps, 'deactivate', status)) refuse('status_step_not_possible');
  if (isEndToCome(from, today) && status !== 'active') {
    refuse('validation_failed', { errors: { inactive_from: ['date_must_be_in_the_past'] } });
  }
}

/** Ends what `judgeEnd` allowed, in place of what was entered for a day to come, and tells the household. `askedBy`: who decided it, if that was another one than the actor. */
export async function endNow(change: Change, judged: JudgedEnd, askedBy?: number | null): Promise<void> {
  const { household, person, next, logIn, ending } = judged;
  await deleteEndingsToCome(change.tx, { household_id: household.id, member_id: person?.id ?? null });
  if (!person) {
    const historyId = await endEverybody(change, household, ending);
    return tellEnded(change, household, { ...ending, historyId, person, next, logIn });
  }
  const historyId = await endMember(change, person, { ...ending, next });
  if (logIn) await handOverLogIn(change, household.id, logIn, askedBy);
  // the person who goes on is greeted by now
  await tellEnded(change, household, { ...ending, historyId, person, next, logIn });
  await handleStatusChange(change, household.id);
}

type Succession = { main: LockedMember; nextId: number | null | undefined; today: Day };

/** Who goes on: somebody else of the household who may (`mayGoOn`). */
function nextMainMember(
  household: LockedHousehold,
  members: readonly LockedMember[],
  { main, nextId, today }: Succession,
): LockedMember {
  if (!nextId) return refuse('main_member_ends_with_household');
  if (nextId === main.id) return refuseMember('main_member_cant_be_updated_to_main_member');
  const next = members.find(({ id }) => id === nextId);
  if (!next) return refuse('MemberNotFound');
  if (!mayGoOn(next, household)) return refuseMember('new_main_member_not_active');
  const others = members.filter(({ id }) => id !== main.id);
  if (!whoMayGoOn(others, household, today).includes(next)) return refuseMember('new_main_member_is_minor');
  return next;
}

type Telling = Omit<Ended, 'person' | 'next' | 'hasBegun' | 'needsNewPassword'> & {
  historyId: number;
  person: LockedMember | undefined;
  next: LockedMember | undefined;
  logIn: HandOver | undefined;
};

/** If the log-in moved to another address, the mail goes to the former main member; the next one has got a link, and reads the news. */
async function tellEnded(
  change: Change,
  { id }: LockedHousehold,
  { historyId, logIn, ...what }: Telling,
): Promise<void> {
  const to = await getRecipient(change.db, id);
  const begun = what.person ? hadBegun(what.person, what.from) : await hasBegun(change.tx, id);
  const ended = { ...what, hasBegun: begun, needsNewPassword: logIn?.email !== undefined };
  const telling = { effectKey: `application.ended/${historyId}`, to, message: endedMessage(ended) };
  await tellInNews(change, telling);
  if (!what.person || !logIn?.isElsewhere) return write(change, telling);
  const { first_name, last_name } = what.person;
  const farewell = endedMessage({ ...ended, next: undefined });
  await write(change, { ...telling, to: { ...to, first_name, last_name }, message: farewell });
}

function reasonOf(id: number | null | undefined, scope: InactiveReasonScope): number {
  if (!id || !isInactiveReason(id, scope)) {
    return refuse('inactive_reason_required', { errors: { inactive_reason_id: ['required'] } });
  }
  if (isDeath(id)) return refuse('death_needs_a_case');
  return id;
}
