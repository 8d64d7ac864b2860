import { unverifiedDocuments } from '../../../domain/membership/activation.ts';
import type { CoverFacts, MembershipFacts, WaitingFacts } from '../../../domain/membership/coverFacts.ts';
import { heldOn } from '../../../domain/membership/valueHeldOn.ts';
import type { OwnPeriod } from '../../../domain/membership/waitingPeriod.ts';
import { activeFrom, isWaitingOver } from '../../../domain/membership/waitingPeriod.ts';
import { type Day, isAfter, isBefore } from '../../../domain/shared/day.ts';
import type { Reader } from '../../platform/db.ts';
import { listMoneyFacts } from './coverMoney.reads.ts';
import { type CoverPerson, listHouseholdsOf, listPeopleOf } from './coverPeople.reads.ts';

type Household = Awaited<ReturnType<typeof listHouseholdsOf>>[number];
type Known = { household: Household; people: readonly CoverPerson[]; without?: Without | undefined };

/** What is taken as if it did not exist, and the waiting periods that people had then. */
export type Without = { paymentIds: readonly number[]; periods: ReadonlyMap<number, OwnPeriod> };

/** One person: the ids of their `members` rows, several if a clerk joined duplicates from different households (decision 29). */
export type AskedPerson = { member_ids: readonly number[]; day: Day; is_accident: boolean };

/**
 * The facts for `coverOn` on a day; for a past day, those that applied then (decision 57). Unknown ids are left out. Always four
 * queries.
 */
export async function readCoverFacts(
  db: Reader,
  { member_ids, day, is_accident }: AskedPerson,
  without?: Without,
): Promise<CoverFacts> {
  const people = await listPeopleOf(db, { memberIds: member_ids });
  const own = people.filter(({ id }) => member_ids.includes(id));
  const former = formerOf(own, people, day);
  const memberships = await listMemberships(db, { people, own: [...own, ...former], day, without });
  const birth = own.find(({ date_of_birth }) => date_of_birth !== null)?.date_of_birth ?? null;
  return { day, is_accident, birth, memberships: [...own, ...former].flatMap(asMemberships(memberships, former)) };
}

/**
 * `readCoverFacts` for everybody in a household, without their rows in other households, which must not be revealed to it
 * (decision 29).
 */
export async function listCoverFacts(db: Reader, householdId: number, day: Day): Promise<Map<number, CoverFacts>> {
  return listCoverFactsOfAll(db, [householdId], day);
}

/** `listCoverFacts` for everybody in several households, each by their rows in one of them alone; always three queries. */
export async function listCoverFactsOfAll(
  db: Reader,
  householdIds: readonly number[],
  day: Day,
): Promise<Map<number, CoverFacts>> {
  const people = await listPeopleOf(db, { householdIds });
  const own = people.filter(({ household_id }) => householdIds.includes(household_id));
  const all = formerOf(own, people, day);
  const memberships = await listMemberships(db, { people, own: [...own, ...all], day });
  return new Map(
    own.map((person) => {
      const former = all.filter(({ merged_into }) => merged_into === person.id);
      const facts = [person, ...former].flatMap(asMemberships(memberships, former));
      return [person.id, { day, is_accident: false, birth: person.date_of_birth, memberships: facts }];
    }),
  );
}

/** The rows of the same people in households that were merged into theirs only after the day (decision 109). */
function formerOf(own: readonly CoverPerson[], people: readonly CoverPerson[], day: Day): CoverPerson[] {
  return people.filter(
    ({ merged_into, merged_on }) =>
      merged_on !== null && isAfter(merged_on, day) && own.some(({ id }) => id === merged_into),
  );
}

/** Of former rows with the day of merging, so that the better of both counts before it. */
function asMemberships(memberships: ReadonlyMap<number, MembershipFacts>, former: readonly CoverPerson[]) {
  return (person: CoverPerson): MembershipFacts[] => {
    const membership = memberships.get(person.id);
    if (!membership) return [];
    return former.includes(person) && person.merged_on !== null
      ? [{ ...membership, merged_on: person.merged_on }]
      : [membership];
  };
}

type Listing = { people: readonly CoverPerson[]; own: readonly CoverPerson[]; day: Day; without?: Without | undefined };

/** Keyed by the person's id. */
async function listMemberships(
  db: Reader,
  { people, own, day, without }: Listing,
): Promise<Map<number, MembershipFacts>> {
  const ids = [...new Set(own.map(({ household_id }) => household_id))];
  const households = await listHouseholdsOf(db, ids);
  const money = await listMoneyFacts(db, { householdIds: ids, day, leftOut: without?.paymentIds ?? [] });
  const memberships = new Map<number, MembershipFacts>();
  for (const person of own) {
    const { household_id } = person;
    const household = households.find(({ id }) => id === household_id);
    const owed = money.get(household_id);
    if (!household || !owed) continue;
    const known = { household, people: people.filter((one) => one.household_id === household_id), without };
    const period = periodOf(person, known, day);
    const is_age_limited = isAgeLimited(person, day);
    memberships.set(person.id, { household_id, is_age_limited, ...historyOf(person, without), period, ...owed });
  }
  return memberships;
}

function isAgeLimited({ belonging, belonged }: CoverPerson, day: Day): MembershipFacts['is_age_limited'] {
  const { membership_basis, relationship_type } = heldOn(day, belonging, belonged);
  if (membership_basis === null) return 'unknown';
  const isChild = relationship_type === 'son' || relationship_type === 'daughter';
  return isChild && membership_basis !== 'child_with_disability';
}

/**
 * A person without a history row has had the present status since entry: an import states the first day. Who waited shorter only
 * because of payments that are left out did not become active.
 */
function historyOf(
  { id, steps: all, status, entered_on, known_since, active_from }: CoverPerson,
  without?: Without,
): Pick<MembershipFacts, 'entered' | 'steps'> {
  const steps = without?.periods.has(id) ? all.filter((step) => step.status !== 'active') : all;
  const first = all[0]?.from ?? status;
  const on = first === 'active' && active_from && isBefore(active_from, entered_on) ? active_from : entered_on;
  return { entered: { on, status: first, known_since }, steps: steps.map(({ from: _, ...step }) => step) };
}

function periodOf(person: CoverPerson, { household, people, without }: Known, day: Day): WaitingFacts | 'unknown' {
  const { joined_later, ...period } = waitingOf(person, day, without);
  if (joined_later === null) return 'unknown';
  const together = togetherOn({ household, people, without }, day);
  if (!joined_later) return { ...period, held_by: together.is_active ? null : together.held_by, not_before: null };
  return { ...period, held_by: together.is_active ? null : 'household', not_before: together.first_day };
}

function waitingOf(person: CoverPerson, day: Day, without?: Without) {
  const { waiting_from: from, waiting_until: until, joined_later } = heldOn(day, person.waiting, person.waited);
  return { from, until, ...without?.periods.get(person.id), joined_later };
}

/**
 * How far the household had come on a day by its days and documents. Whether the night has stored it yet does not matter: the
 * household may have ended before, because somebody died.
 */
function togetherOn({ household, people, without }: Known, day: Day) {
  const main = people.find(({ belonging, belonged }) => heldOn(day, belonging, belonged).is_main);
  const own = main && waitingOf(main, day, without);
  const isStoredRight = !main || !without?.periods.has(main.id);
  const until = own?.joined_later ? null : (own?.until ?? null);
  const isOver = until !== null && isWaitingOver(until, day);
  // after the period, documents that were verified later count from its end (D21)
  const documents = main?.verified.filter(({ on }) => isOver || !isAfter(on, day)) ?? [];
  const verified = documents.map(({ type }) => ({ type, verified: true }));
  const hasAll = main !== undefined && unverifiedDocuments({ ...main, documents: verified }).length === 0;
  const is_stored = isStoredRight && statusOfHousehold(household, day) === 'active';
  return {
    is_active: is_stored || (isOver && hasAll),
    held_by: hasAll ? null : ('documents' as const),
    first_day: (isStoredRight ? household.active_from : null) ?? (until && activeFrom(until)),
  };
}

function statusOfHousehold({ status, steps }: Household, day: Day): Household['status'] {
  const last = steps.findLast(({ on }) => !isAfter(on, day));
  return last?.status ?? steps[0]?.from ?? status;
}
