import { isBaby, ownPeriod } from '../../../domain/membership/ownWaiting.ts';
import { activeFrom, lastSettlement, waitingStart, waitingUntil } from '../../../domain/membership/waitingPeriod.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { setWaitingPeriod } from '../../households/householdWaitingPeriod.actions.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { tell, tellInNews } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/work.ts';
import { refreshEnded } from './endedWaiting.actions.ts';
import { familyWaitsMessage, type Stop, waitingMessage, waitingStoppedMessage } from './waiting.letters.ts';
import { getFees, getWaitingFacts, type WaitingFacts, type WaitingPerson } from './waiting.reads.ts';
import { type StoredPeriod, writePeriod } from './writePeriod.actions.ts';

/**
 * Recalculates the waiting periods of a household from submission and payments: they begin, move to another day, or stop (D21,
 * D22), also those of people who ended while they waited. Repeating it changes nothing; changes are announced, a stop with its
 * cause.
 */
export async function refreshWaiting(
  change: Change,
  householdId: number,
  stop: Stop = 'something_unpaid',
): Promise<void> {
  const household = await lockHousehold(change.tx, householdId);
  if (!household || household.status === 'new') return;
  const facts = await getWaitingFacts(change.tx, householdId);
  await refreshEnded(change, householdId, { fees: facts, stop });
  const isWaiting = household.status === 'waiting';
  const until = isWaiting ? await refreshTogether(change, householdId, { facts, stop }) : null;
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
  const { registration_settled_on } = await getFees(change.tx, householdId);
  if (registration_settled_on.length > 0) await refreshWaiting(change, householdId, 'death_corrected');
}

/** Whether both fees of a waiting household are settled, so that its waiting period runs (D21). */
export async function isSettled({ db }: Pick<Change, 'db'>, householdId: number): Promise<boolean> {
  const facts = await getWaitingFacts(db, householdId);
  return startOf(facts, facts.persons.filter(waitsTogether)) !== null;
}

type Together = { facts: WaitingFacts; stop: Stop };

/** Returns the last day of the household's period; null while it does not run. */
async function refreshTogether(change: Change, householdId: number, { facts, stop }: Together): Promise<Day | null> {
  const people = facts.persons.filter(waitsTogether);
  const from = startOf(facts, people);
  const period = { from, until: from && waitingUntil(from) };
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

/** The registration fee and everybody's first contribution count, except of people who were added later (D21). */
function startOf(facts: WaitingFacts, people: readonly WaitingPerson[]): Day | null {
  const { registration_settled_on, submitted_on } = facts;
  const registration = registration_settled_on.length > 0 ? registration_settled_on : [null];
  const settledOn = lastSettlement([...registration, ...people.map((person) => person.settled_on)]);
  return waitingStart(submitted_on, settledOn) ?? null;
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
  await tell(change, { effectKey: `application.family_waits/${person.id}/${momentOf(change)}`, to, message });
}

async function tellPeriod(change: Change, householdId: number, { from, until, stop }: StoredPeriod): Promise<void> {
  const to = await getRecipient(change.db, householdId);
  // a household in mourning hears nothing of fees and days before its case is closed (decision 60)
  if (to.money_rests) return;
  if (from && until) {
    const effectKey = `application.waiting/${householdId}/${momentOf(change)}`;
    await tell(change, { effectKey, to, message: waitingMessage({ from, until }) });
    return;
  }
  const effectKey = `application.waiting_stopped/${householdId}/${momentOf(change)}`;
  const telling = { effectKey, to, message: waitingStoppedMessage(stop) };
  // a reversal by the bank was mailed already; our own mistake is taken back as its beginning was told (decision 77)
  await (stop === 'payment_returned' ? tellInNews(change, telling) : tell(change, telling));
}

// A period may begin, stop and begin again: the stored days prevent a repetition, the moment distinguishes two beginnings.
function momentOf(change: Change): string {
  return change.now.toISOString();
}

function waitsTogether({ joined_later }: WaitingPerson): boolean {
  return !joined_later;
}
