import { isExisting, memberSteps } from '../../../domain/members/memberStatus.ts';
import {
  activeFrom,
  isBaby,
  type OwnPeriod,
  ownActivation,
  ownPeriod,
  periodAmong,
  periodTogether,
  startTogether,
} from '../../../domain/membership/waitingPeriod.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { mayStep } from '../../../domain/shared/steps.ts';
import { askToCompare } from '../../households/comparison.actions.ts';
import { isHeld } from '../../households/comparison.reads.ts';
import { setWaitingPeriod } from '../../households/householdStatus.actions.ts';
import { type LockedHousehold, withLocked } from '../../members/household.reads.ts';
import { lockMembersWithStatus } from '../../members/members.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { moveMember, setWaitingPeriodOf } from '../../members/statusHistory.actions.ts';
import { tell, tellInNews } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/context.ts';
import { withValidFrom } from '../../platform/transactionDay.ts';
import { familyActiveMessage } from './activation.wording.ts';
import {
  type EndedPerson,
  type Fees,
  findStoppedOn,
  getFees,
  getWaitingFacts,
  listCoveredNewcomers,
  listWaitedTogether,
  type Together,
  type WaitingFacts,
  type WaitingPerson,
} from './waiting.reads.ts';
import { familyWaitsMessage, type Stop, waitingMessage, waitingStoppedMessage } from './waiting.wording.ts';

/**
 * People added by an existing member of a locked household start waiting when a confirmed contribution covers them; a newborn is active at once if the
 * household is (D22). Repeating it changes nothing.
 */
export async function admitNewcomers(change: Change, household: LockedHousehold): Promise<void> {
  if (!isExisting(household.status)) return;
  const covered = await listCoveredNewcomers(change.tx, household.id);
  const isHeldBack = covered.length > 0 && (await isHeld(change.tx, household.id));
  if (isHeldBack) await askToCompare(change, household.id);
  const newcomers = isHeldBack ? [] : await lockMembersWithStatus(change.tx, household.id, 'new');
  for (const member of newcomers) {
    if (!covered.includes(member.id) || !mayStep(memberSteps, 'submit', member.status)) continue;
    await moveMember(change, member, { status: memberSteps.submit.to, joined_later: true });
  }
  await refreshWaiting(change, household);
  await activateFamily(change, household);
}

/** Activates people of a locked household whose own waiting period is over, but not before their household is active; returns how many (D22). */
export async function activateFamily(change: Change, { id: householdId, status }: LockedHousehold): Promise<number> {
  if (status !== 'active') return 0;
  const facts = await getWaitingFacts(change.tx, householdId);
  let activated = 0;
  for (const person of facts.persons) {
    const active_from = ownActivation(person, facts, change.today);
    if (!active_from) continue;
    const towards = { status: memberSteps.activate.to, active_from, effective_on: active_from };
    const historyId = await moveMember(change, person, towards);
    const to = await getRecipient(change.db, householdId);
    const message = familyActiveMessage({ person, active_from });
    await tell(change, { effectKey: `membership.family_active/${historyId}`, to, message });
    activated += 1;
  }
  return activated;
}

/**
 * Recalculates the waiting periods of a locked household from submission and payments: they begin, move to another day, or stop (D21,
 * D22), also those of people who ended while they waited. Repeating it changes nothing; changes are announced, a stop with its
 * cause.
 */
export async function refreshWaiting(
  change: Change,
  household: LockedHousehold,
  stop: Stop = 'something_unpaid',
): Promise<void> {
  if (household.status === 'new') return;
  const facts = await getWaitingFacts(change.tx, household.id);
  const people = await listWaitedTogether(change.tx, household.id);
  await refreshEnded(change, people, { fees: facts, stop });
  const isWaiting = household.status === 'waiting';
  const until = isWaiting ? await refreshTogether(change, household.id, { facts, stop }) : null;
  const firstDay = isWaiting ? until && activeFrom(until) : facts.active_from;
  for (const person of facts.persons) {
    if (!isWaiting || !waitsTogether(person)) await refreshOwn(change, person, { firstDay, stop });
  }
}

/**
 * The same after somebody was identified as dead, or was not dead after all: other people's fees count then. A household without
 * an invoiced registration has its days from elsewhere, and keeps them.
 */
export async function refreshAfterDeath(change: Change, householdId: number): Promise<void> {
  await withLocked(change, householdId, async (household) => {
    const { registration_settled_on } = await getFees(change.tx, householdId);
    if (registration_settled_on.length > 0) await refreshWaiting(change, household, 'death_corrected');
  });
}

/** Whether both fees of a waiting household are settled, so that its waiting period runs (D21). */
export async function isSettled({ db }: Pick<Change, 'db'>, householdId: number): Promise<boolean> {
  const facts = await getWaitingFacts(db, householdId);
  return startTogether(facts, facts.persons.filter(waitsTogether)) !== null;
}

type InStep = { facts: WaitingFacts; stop: Stop };

/** Returns the last day of the household's period; null while it does not run. */
async function refreshTogether(change: Change, householdId: number, { facts, stop }: InStep): Promise<Day | null> {
  const people = facts.persons.filter(waitsTogether);
  const period = periodTogether(facts, people);
  const { from } = period;
  await writePeriod(
    change,
    people.filter((person) => person.waiting_from !== from),
    { ...period, stop },
  );
  if (facts.waiting_from === from) return period.until;
  await setWaitingPeriod(change, householdId, period);
  await tellPeriod(change, householdId, { ...period, stop });
  return period.until;
}

type Own = { firstDay: Day | null; stop: Stop };

async function refreshOwn(change: Change, person: WaitingPerson, { firstDay: household, stop }: Own): Promise<void> {
  const period = ownPeriod(person);
  if (period.from === person.waiting_from && period.until === person.waiting_until) return;
  await writePeriod(change, [person], { ...period, stop });
  const { until } = period;
  if (!until || isBaby(person)) return;
  const to = await getRecipient(change.db, person.household_id);
  if (to.money_rests) return;
  const message = familyWaitsMessage({ person, until, household });
  await tell(change, { effectKey: `membership.family_waits/${person.id}/${momentOf(change)}`, to, message });
}

async function tellPeriod(change: Change, householdId: number, { from, until, stop }: StoredPeriod): Promise<void> {
  const to = await getRecipient(change.db, householdId);
  // a household in mourning hears nothing of fees and days before its case is closed (decision 60)
  if (to.money_rests) return;
  if (from && until) {
    const effectKey = `membership.waiting/${householdId}/${momentOf(change)}` as const;
    await tell(change, { effectKey, to, message: waitingMessage({ from, until }) });
    return;
  }
  const effectKey = `membership.waiting_stopped/${householdId}/${momentOf(change)}` as const;
  const telling = { effectKey, to, message: waitingStoppedMessage(stop) };
  // a return by the bank was mailed already; our own mistake is taken back as its beginning was told (decision 77)
  await (stop === 'payment_returned' ? tellInNews(change, telling) : tell(change, telling));
}

// A period may begin, stop and begin again: the stored days prevent a repetition, the moment distinguishes two beginnings.
function momentOf(change: Change): string {
  return change.now.toISOString();
}

function waitsTogether({ joined_later }: WaitingPerson): boolean {
  return !joined_later;
}

type Refreshing = { fees: Pick<Fees, 'submitted_on' | 'registration_settled_on'>; stop: Stop };

/**
 * Recalculates the waiting periods of people who ended while they waited. A payment that is read after a death counts for the
 * dead as for the living, from its value date (decision 70). Nobody is told, and what is given back later changes nothing.
 */
async function refreshEnded(change: Change, people: readonly Together[], { fees, stop }: Refreshing): Promise<void> {
  for (const person of people.filter(hasEndedWaiting)) {
    const period = periodAmong(person, people, fees);
    if (isSame(period, person) || isGivenBack(period, person, stop)) continue;
    await writePeriod(change, [person], { ...period, stop });
  }
}

function hasEndedWaiting(person: Together): person is EndedPerson {
  return person.inactive_from !== undefined && person.had_waited === true;
}

function isSame({ from, until }: OwnPeriod, { waiting_from, waiting_until }: Together): boolean {
  return from === waiting_from && until === waiting_until;
}

/** Only a payment that came back, or was somebody else's, takes a period away from somebody whose membership has ended. */
function isGivenBack({ from }: OwnPeriod, { waiting_from }: Together, stop: Stop): boolean {
  const isTakenAway = stop === 'payment_returned' || stop === 'payment_released';
  return from === null && waiting_from !== null && !isTakenAway;
}

type StoredPeriod = OwnPeriod & { stop: Stop };

/** A period that one of these stops was a mistake: it never ran. */
const MISTAKES: readonly Stop[] = ['payment_released', 'death_corrected'];

/**
 * A return stops a period on the day of the return, however late the office learnt of it; a period that began with a payment
 * of somebody else, or by a death that was none, never ran (decision 57).
 */
async function writePeriod(
  change: Change,
  people: readonly WaitingPerson[],
  { stop, ...period }: StoredPeriod,
): Promise<void> {
  const [first] = people;
  const write = () =>
    setWaitingPeriodOf(
      change,
      people.map(({ id }) => id),
      period,
    );
  if (!first?.waiting_from || period.from) return write();
  const until = MISTAKES.includes(stop) ? 'always' : await findStoppedOn(change.db, first.household_id);
  return until ? withValidFrom(change.tx, until, write) : write();
}
