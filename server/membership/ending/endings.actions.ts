import { refuse } from '../../../domain/application/application.refusals.ts';
import { firstDayOf, memberSteps } from '../../../domain/members/memberStatus.ts';
import { refuse as refuseMember } from '../../../domain/members/members.refusals.ts';
import { endDayProblem, isEndToCome } from '../../../domain/membership/endingToCome.ts';
import { memberReasonFor } from '../../../domain/membership/standing.ts';
import { hadBegun, mayGoOn, whoMayGoOn } from '../../../domain/membership/succession.ts';
import { type InactiveReasonScope, isDeath, isInactiveReason } from '../../../domain/reference/inactiveReasons.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import { type Account, isSameMailbox, lockAccountOf, storedEmail } from '../../accounts/accounts.reads.ts';
import { handOverAccount, prepareEmailCorrection } from '../../accounts/emailChange.actions.ts';
import { forgetDraftsOfFormer } from '../../application/drafts.actions.ts';
import { submitIfComplete } from '../../application/submission.actions.ts';
import { record } from '../../audit/audit.actions.ts';
import { withdrawCodes } from '../../counter/overtakenCodes.actions.ts';
import { keepAddresses } from '../../households/addresses.actions.ts';
import { moveHousehold } from '../../households/householdStatus.actions.ts';
import { type Beginning, getBeginning, type LockedHousehold, lockHousehold } from '../../members/household.reads.ts';
import { type LockedMember, lockMembers } from '../../members/members.reads.ts';
import { setMainMember } from '../../members/newMainMember.actions.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { moveMember } from '../../members/statusHistory.actions.ts';
import { tell, tellInNews, write } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/context.ts';
import { askForSecond } from '../../secondPerson/secondPerson.actions.ts';
import { admitNewcomers } from '../joining/waiting.actions.ts';
import { deleteEndingsToCome } from './endingsToCome.writes.ts';
import { type Ended, endedMessage } from './standing.wording.ts';

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

/** `from`: the first day without membership. */
export type Ending = { from: Day; reasonId: number };

/** What happens to the log-in when another person becomes the main member. */
type HandOver = {
  /** Locked; only the reader of `email` can log in from now on. */
  account: Account;
  email: string;
  /** Whether the address changes, so that the former one has to be notified. */
  isElsewhere: boolean;
};

/** An end that the rules allow, with everything locked that it changes. */
export type JudgedEnd = {
  household: LockedHousehold;
  beginning: Beginning;
  /** Everybody in the household. */
  members: readonly LockedMember[];
  /** Undefined: the whole household. */
  person: LockedMember | undefined;
  next: LockedMember | undefined;
  /** Undefined if nobody can log in, or the log-in stays with the same person. */
  logIn: HandOver | undefined;
  ending: Ending;
};

/** Locks a household and judges an end of it or of one person. Refuses as `deactivate`. */
export async function judgeEnd(change: Change, wanted: Deactivation): Promise<JudgedEnd> {
  const household = await lockHousehold(change.tx, wanted.household_id);
  if (!household) return refuse('HouseholdNotFound');
  const beginning = await getBeginning(change.tx, household.id);
  const members = await lockMembers(change.tx, household.id);
  if (beginning.is_unconfirmed) return refuse('registration_not_confirmed');
  const { member_id, new_main_member_id: nextId } = wanted;
  const reasonId = reasonOf(wanted.inactive_reason_id, member_id ? 'member' : 'household');
  const ending = { from: wanted.inactive_from, reasonId };
  const problem = endDayProblem(ending.from, beginning.registered_on, change.today);
  if (problem) return refuse('validation_failed', { errors: { inactive_from: [problem] } });
  const person = member_id ? (members.find(({ id }) => id === member_id) ?? refuse('MemberNotFound')) : undefined;
  const next = person?.is_main
    ? nextMainMember(household, members, { main: person, nextId, today: change.today })
    : undefined;
  checkStep((person ?? household).status, ending.from, change.today);
  const logIn = next && (await readHandOver(change, household.id, wanted.email));
  return { household, beginning, members, person, next, logIn, ending };
}

/** Notice is given by members: an application, or somebody who waits, ends at once. */
function checkStep(status: LockedMember['status'], from: Day, today: Day): void {
  if (!mayStep(memberSteps, 'deactivate', status)) refuse('status_step_not_possible');
  if (isEndToCome(from, today) && status !== 'active') {
    refuse('validation_failed', { errors: { inactive_from: ['date_must_be_in_the_past'] } });
  }
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

/**
 * Decides the next main member's log-in (decision 28): the former one lives and knows the password, so an address is needed:
 * refuses with `validation_failed`.
 */
async function readHandOver(
  change: Change,
  householdId: number,
  email: string | null | undefined,
): Promise<HandOver | undefined> {
  const account = await lockAccountOf(change.tx, householdId);
  if (account?.status !== 'active') return undefined;
  if (!email) return refuse('validation_failed', { errors: { email: ['required'] } });
  return { account, email: storedEmail(email), isElsewhere: !isSameMailbox(email, account.email) };
}

function reasonOf(id: number | null | undefined, scope: InactiveReasonScope): number {
  if (!id || !isInactiveReason(id, scope)) {
    return refuse('inactive_reason_required', { errors: { inactive_reason_id: ['required'] } });
  }
  if (isDeath(id)) return refuse('death_needs_a_case');
  return id;
}

/**
 * Ends what `judgeEnd` allowed, in place of what was entered for a day to come, tells the household and records it. A link to another address
 * is mailed after a second person has approved (decision 40): another one than `askedBy`, by default the actor.
 */
export async function endNow(change: Change, judged: JudgedEnd, askedBy?: number | null): Promise<void> {
  const { household, person, next, logIn, ending } = judged;
  const { id: household_id } = household;
  const historyId = person
    ? await endMember(change, person, { ...ending, next })
    : await endEverybody(change, judged, ending);
  if (logIn?.isElsewhere) {
    const wish = { account_id: logIn.account.id, email: logIn.email, is_taken_over: true };
    const wanted = await prepareEmailCorrection(change, wish);
    await askForSecond(change, { kind: 'log_in', household_id, wanted, reason: null, asked_by: askedBy });
  } else if (logIn) await handOverAccount(change, logIn.account);
  // the person who goes on is greeted by now
  await tellEnded(change, judged, historyId);
  if (person) await handleStatusChange(change, household);
  const member_id = person?.id ?? null;
  await deleteEndingsToCome(change.tx, { household_id, member_id });
  const set = next ? [{ action: 'household.main_member_set', household_id, subject_id: next.id } as const] : [];
  await record(change, { action: 'household.deactivated', household_id, subject_id: member_id }, ...set);
}

/** If the log-in moved to another address, the mail goes to the former main member; the next one has got a link, and reads the news. */
async function tellEnded(change: Change, judged: JudgedEnd, historyId: number): Promise<void> {
  const { household, beginning, person, next, logIn, ending } = judged;
  const to = await getRecipient(change.db, household.id);
  const hasBegun = person
    ? hadBegun(person, ending.from)
    : firstDayOf({ ...beginning, inactive_from: ending.from }) !== null;
  const ended: Ended = { ...ending, person, next, hasBegun, needsNewPassword: logIn !== undefined };
  const telling = { effectKey: `membership.ended/${historyId}` as const, to, message: endedMessage(ended) };
  if (!person || !logIn?.isElsewhere) return void (await tell(change, telling));
  await tellInNews(change, telling);
  const { first_name, last_name } = person;
  const farewell = endedMessage({ ...ended, next: undefined });
  await write(change, { ...telling, to: { ...to, first_name, last_name }, message: farewell });
}

/**
 * Ends one person of a locked household, and makes `next` the main member where one goes on (decision 28). Tells nobody, and the
 * log-in stays as it is. Answers the row of the status history. The caller has asked whether they may.
 */
export async function endMember(
  change: Change,
  member: LockedMember,
  { next, ...ending }: Ending & { next: LockedMember | undefined },
): Promise<number> {
  const historyId = await moveMember(change, member, ended(ending));
  await forgetDraftsOfFormer(change, member, next);
  if (!next) return historyId;
  // a code is for whoever was the main member when it was asked for
  await withdrawCodes(change, next.household_id);
  await setMainMember(change, { former: member, next, from: ending.from });
  await keepAddresses(change, { fromId: member.id, toId: next.id });
  return historyId;
}

type Everybody = { household: LockedHousehold; members: readonly LockedMember[] };

/**
 * Ends a locked household with everybody in it; tells nobody. The household's row of history comes first: a person whose row is
 * later ended with it. Answers that row.
 */
export async function endEverybody(
  change: Change,
  { household, members }: Everybody,
  { from, reasonId }: Ending,
): Promise<number> {
  const historyId = await moveHousehold(change, household, ended({ from, reasonId }));
  await withdrawCodes(change, household.id);
  for (const member of members) {
    if (!mayStep(memberSteps, 'deactivate', member.status)) continue;
    await moveMember(change, member, ended({ from, reasonId: memberReasonFor(reasonId, member) }));
  }
  return historyId;
}

function ended({ from, reasonId }: Ending) {
  const { to: status } = memberSteps.deactivate;
  return { status, inactive_from: from, inactive_reason_id: reasonId, effective_on: from } as const;
}

/**
 * Handles what follows when the office has ended or reactivated somebody of a locked household: the last gap may be closed (D20), the
 * last owed fee gone (D21), or a reactivated person covered by a contribution already (D22). Repeating it changes nothing.
 */
export async function handleStatusChange(change: Change, household: LockedHousehold): Promise<void> {
  const isSubmitted = await submitIfComplete(change, household);
  await admitNewcomers(change, isSubmitted ? { ...household, status: memberSteps.submit.to } : household);
}
