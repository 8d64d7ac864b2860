import type { MemberStatus } from '../members/memberStatus.ts';
import type { CoverVerdict } from '../membership/cover.ts';
import { type Day, isAfter, isBefore } from '../shared/day.ts';
import { type Cents, cents } from '../shared/money.ts';
import type { ImportedHousehold, ImportedPerson } from './importedHousehold.ts';

/** In what the former list and the portal may differ (decision 106). */
export const differenceKinds = [
  'cover',
  'status',
  'open_items',
  'person_missing',
  'person_added',
  /** The household of the list is not here: refused, doubled, taken back, or erased since. */
  'not_taken_over',
  /** What the list told was deleted, because somebody of the household was erased. */
  'not_comparable',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** Why a difference is right. `other` needs words. */
export const explanations = [
  'list_out_of_date',
  'changed_since',
  'our_rule',
  'left_out',
  'entered_otherwise',
  'other',
] as const;
export type Explanation = (typeof explanations)[number];

export const listedStatuses = ['active', 'waiting', 'inactive'] as const;
export type ListedStatus = (typeof listedStatuses)[number];

/** What the list says about a person today; null where it does not say whether they are covered. */
export type Listed = { status: ListedStatus; is_covered: boolean | null };

/** A person of a household here. */
export type HerePerson = {
  id: number;
  first_name: string;
  last_name: string;
  date_of_birth: Day | null;
  status: MemberStatus;
  verdict: CoverVerdict;
};

/** People by status and by cover, and what is open in cents. */
export const proofCounts = [
  'households',
  'active',
  'waiting',
  'inactive',
  'covered',
  'not_covered',
  'untold',
  'open_cents',
] as const;
export type ProofCount = (typeof proofCounts)[number];
export type ProofCounts = Record<ProofCount, number>;

/** `person`: the place in the list's household; null if it is about the household or somebody who is only here. */
export type Difference = {
  kind: DifferenceKind;
  person: number | null;
  member_id: number | null;
  listed: string | null;
  here: string | null;
};

export const noCounts: ProofCounts = {
  households: 0,
  active: 0,
  waiting: 0,
  inactive: 0,
  covered: 0,
  not_covered: 0,
  untold: 0,
  open_cents: 0,
};

/** A household of the list beside the one here. */
export type Compared = { listed: ProofCounts; here: ProofCounts; differences: Difference[] };

type Here = { people: readonly HerePerson[]; open_cents: Cents };

/** Compares what the list says today with what stands here. */
export function compareHousehold(household: ImportedHousehold, here: Here, today: Day): Compared {
  const pairs = pairsOf(household, here.people);
  const listed = listedPeople(household, today);
  const people = pairs.flatMap(({ place, person }) => differencesOf(listed[place ?? -1] ?? null, { place, person }));
  const open = household.open_cents ?? cents(0);
  const money: Difference[] =
    open === here.open_cents ? [] : [{ ...about(null), kind: 'open_items', ...said(open, here.open_cents) }];
  return {
    listed: { ...countsOf(listed), households: 1, open_cents: open },
    here: { ...countsOf(here.people.map(toListed)), households: 1, open_cents: here.open_cents },
    differences: [...people, ...money],
  };
}

/** A household of the list that is not here, and why. */
export function comparedWithNothing(household: ImportedHousehold | null, why: string, today: Day): Compared {
  const difference: Difference = { ...about(null), kind: 'not_taken_over', listed: null, here: why };
  const compared = { here: noCounts, differences: [difference] };
  if (!household) return { ...compared, listed: noCounts };
  const open_cents = Math.max(household.open_cents ?? 0, 0);
  const listed = { ...countsOf(listedPeople(household, today)), households: 1, open_cents };
  return { ...compared, listed };
}

/** A household here of which nothing is kept that the list told. */
export function comparedWithoutList(here: Here): Compared {
  const counts = { ...countsOf(here.people.map(toListed)), households: 1, open_cents: here.open_cents };
  return {
    listed: noCounts,
    here: counts,
    differences: [{ ...about(null), kind: 'not_comparable', listed: null, here: null }],
  };
}

/** What the list says about everybody of a household, in its order. */
export function listedPeople({ people }: Pick<ImportedHousehold, 'people'>, today: Day): Listed[] {
  const main = people.find(({ relation }) => relation === 'main');
  return people.map((person) => listedPerson(person, main, today));
}

/**
 * Somebody of whom the list tells no end has left with the main member, unless that one died, and waits with them if nothing is told
 * of the person at all. This is how the list was taken over (decision 102).
 */
function listedPerson(person: ImportedPerson, main: ImportedPerson | undefined, today: Day): Listed {
  const own = toldPerson(person, today);
  if (!main || main === person || own.status === 'inactive' || person.listed_as_covered === true) return own;
  const ofMain = toldPerson(main, today);
  if (ofMain.status === 'inactive' && main.left_because !== 'died') return ofMain;
  const tellsNothing = !person.joined_on && !person.waiting_until && !person.active_since;
  return tellsNothing && ofMain.status === 'waiting' ? { ...ofMain, is_covered: person.listed_as_covered } : own;
}

function toldPerson(person: ImportedPerson, today: Day): Listed {
  const { listed_as_covered: covered, left_on, left_because, active_since, waiting_until } = person;
  if (left_on || left_because) return { status: 'inactive', is_covered: covered ?? false };
  const waits = active_since ? isAfter(active_since, today) : waiting_until !== null && !isBefore(waiting_until, today);
  if (waits) return { status: 'waiting', is_covered: covered ?? false };
  const isMember = active_since !== null || waiting_until !== null;
  return { status: 'active', is_covered: covered ?? (isMember ? true : null) };
}

type Named = Pick<HerePerson, 'first_name' | 'last_name' | 'date_of_birth'>;
type Pair<Here> = { place: number | null; person: Here | null };

/**
 * Who of the list is who here: by name and day of birth, then in the order in which they were entered. The main member first; who is
 * only here comes last.
 */
export function pairsOf<Here extends Named>(
  { people }: Pick<ImportedHousehold, 'people'>,
  here: readonly Here[],
): Pair<Here>[] {
  const left = [...here];
  const places = people.map((_, place) => place);
  const order = places.toSorted((one, other) => rankOf(people[one]) - rankOf(people[other]) || one - other);
  const take = (index: number) => (index < 0 ? null : (left.splice(index, 1)[0] ?? null));
  const same = new Map(
    order.map((place) => [place, take(left.findIndex((one) => isSame(people[place], one)))] as const),
  );
  const pairs = order.map(
    (place): Pair<Here> => ({ place, person: same.get(place) ?? take(left.length > 0 ? 0 : -1) }),
  );
  return [...pairs, ...left.map((person): Pair<Here> => ({ place: null, person }))];
}

function rankOf(person: ImportedPerson | undefined): number {
  return person?.relation === 'main' ? 0 : 1;
}

function isSame(listed: ImportedPerson | undefined, here: Named): boolean {
  if (!listed) return false;
  const { first_name, last_name, date_of_birth } = listed;
  return first_name === here.first_name && last_name === here.last_name && date_of_birth === here.date_of_birth;
}

/** A difference of cover hides the one of the status behind it: it is one thing to explain. */
function differencesOf(listed: Listed | null, { place, person }: Pair<HerePerson>): Difference[] {
  if (!listed)
    return [{ ...about(null), member_id: person?.id ?? null, kind: 'person_added', listed: null, here: null }];
  if (!person) return [{ ...about(place), kind: 'person_missing', listed: listed.status, here: null }];
  const of = { ...about(place), member_id: person.id };
  const here = toListed(person);
  if (listed.is_covered !== null && listed.is_covered !== here.is_covered) {
    const word = listed.is_covered ? 'covered' : 'not_covered';
    return [{ ...of, kind: 'cover', listed: word, here: person.verdict }];
  }
  return listed.status === here.status ? [] : [{ ...of, kind: 'status', listed: listed.status, here: here.status }];
}

function about(person: number | null) {
  return { person, member_id: null };
}

function said(listed: number, here: number) {
  return { listed: String(listed), here: String(here) };
}

/** Who has applied and is no member yet waits. */
function toListed({ status, verdict }: HerePerson): Listed {
  return { status: status === 'new' ? 'waiting' : status, is_covered: verdict === 'covered' };
}

function countsOf(people: readonly Listed[]): ProofCounts {
  const count = (is: (one: Listed) => boolean) => people.filter(is).length;
  return {
    ...noCounts,
    active: count(({ status }) => status === 'active'),
    waiting: count(({ status }) => status === 'waiting'),
    inactive: count(({ status }) => status === 'inactive'),
    covered: count(({ is_covered }) => is_covered === true),
    not_covered: count(({ is_covered }) => is_covered === false),
    untold: count(({ is_covered }) => is_covered === null),
  };
}
