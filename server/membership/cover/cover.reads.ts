import { unverifiedDocuments } from '../../../domain/membership/activation.ts';
import type { CoverFacts, MembershipFacts, WaitingFacts } from '../../../domain/membership/coverFacts.ts';
import { heldOn } from '../../../domain/membership/heldOn.ts';
import { isWaitingOver } from '../../../domain/membership/waitingPeriod.ts';
import { type Day, isAfter, isBefore } from '../../../domain/shared/day.ts';
import type { Reader } from '../../platform/db.ts';
import { listMoneyFacts } from './coverMoney.reads.ts';
import { type CoverPerson, listHouseholdsOf, listPeopleOf } from './coverPeople.reads.ts';

type Household = Awaited<ReturnType<typeof listHouseholdsOf>>[number];
type Known = { household: Household; people: readonly CoverPerson[] };

/** One person: the ids of their `members` rows, several if a clerk joined duplicates from different households (decision 29). */
export type AskedPerson = { member_ids: readonly number[]; day: Day; is_accident: boolean };

/**
 * The facts for `coverOn` on a day; for a past day, those that applied then (decision 57). Unknown ids are left out. Always four
 * queries.
 */
export async function readCoverFacts(db: Reader, { member_ids, day, is_accident }: AskedPerson): Promise<CoverFacts> {
  const people = await listPeopleOf(db, { memberIds: member_ids });
  const own = people.filter(({ id }) => member_ids.includes(id));
  const memberships = await listMemberships(db, { people, own, day });
  const birth = own.find(({ date_of_birth }) => date_of_birth !== null)?.date_of_birth ?? null;
  return { day, is_accident, birth, memberships: [...memberships.values()] };
}

/**
 * `readCoverFacts` for everybody in a household, without their rows in other households, which must not be revealed to it
 * (decision 29).
 */
export async function listCoverFacts(db: Reader, householdId: number, day: Day): Promise<Map<number, CoverFacts>> {
  const people = await listPeopleOf(db, { householdId });
  const memberships = await listMemberships(db, { people, own: people, day });
  return new Map(
    people.map(({ id, date_of_birth: birth }) => {
      const membership = memberships.get(id);
      return [id, { day, is_accident: false, birth, memberships: membership ? [membership] : [] }];
    }),
  );
}

type Listing = { people: readonly CoverPerson[]; own: readonly CoverPerson[]; day: Day };

/** Keyed by the person's id. */
async function listMemberships(db: Reader, { people, own, day }: Listing): Promise<Map<number, MembershipFacts>> {
  const ids = [...new Set(own.map(({ household_id }) => household_id))];
  const households = await listHouseholdsOf(db, ids);
  const money = await listMoneyFacts(db, ids, day);
  const memberships = new Map<number, MembershipFacts>();
  for (const person of own) {
    const { household_id } = person;
    const household = households.find(({ id }) => id === household_id);
    const owed = money.get(household_id);
    if (!household || !owed) continue;
    const known = { household, people: people.filter((one) => one.household_id === household_id) };
    const period = periodOf(person, known, day);
    const is_age_limited = isAgeLimited(person, day);
    memberships.set(person.id, { household_id, is_age_limited, ...historyOf(person), period, ...owed });
  }
  return memberships;
}

function isAgeLimited({ belonging, belonged }: CoverPerson, day: Day): MembershipFacts['is_age_limited'] {
  const { membership_basis, relationship_type } = heldOn(day, belonging, belonged);
  if (membership_basis === null) return 'unknown';
  const isChild = relationship_type === 'son' || relationship_type === 'daughter';
  return isChild && membership_basis !== 'child_with_disability';
}

/** A person without a history row has had the present status since entry: an import states the first day. */
function historyOf({
  steps,
  status,
  entered_on,
  active_from,
}: CoverPerson): Pick<MembershipFacts, 'entered' | 'steps'> {
  const first = steps[0]?.from ?? status;
  const on = first === 'active' && active_from && isBefore(active_from, entered_on) ? active_from : entered_on;
  return { entered: { on, status: first }, steps: steps.map(({ from: _, ...step }) => step) };
}

function periodOf(person: CoverPerson, { household, people }: Known, day: Day): WaitingFacts | 'unknown' {
  const { waiting_from: from, waiting_until: until, joined_later } = heldOn(day, person.waiting, person.waited);
  if (joined_later === null) return 'unknown';
  const isOver = until !== null && isWaitingOver(until, day);
  const held_by = heldBy({ household, people }, { joined_later, isOver, day });
  return { from, until, held_by, not_before: joined_later ? household.active_from : null };
}

type Waiting = { joined_later: boolean; isOver: boolean; day: Day };

function heldBy({ household, people }: Known, { joined_later, isOver, day }: Waiting): WaitingFacts['held_by'] {
  if (statusOfHousehold(household, day) === 'active') return null;
  if (joined_later) return 'household';
  const main = people.find(({ belonging, belonged }) => heldOn(day, belonging, belonged).is_main);
  // after the period, documents that were verified later count from its end (D21)
  const documents = main?.verified.filter(({ on }) => isOver || !isAfter(on, day)) ?? [];
  const verified = documents.map(({ type }) => ({ type, verified: true }));
  const hasAll = main && unverifiedDocuments({ ...main, documents: verified }).length === 0;
  return hasAll ? null : 'documents';
}

function statusOfHousehold({ status, steps }: Household, day: Day): Household['status'] {
  const last = steps.findLast(({ on }) => !isAfter(on, day));
  return last?.status ?? steps[0]?.from ?? status;
}
