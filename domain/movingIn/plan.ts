import { LARGEST_OWN_AMOUNT } from '../invoicing/ownAmounts.ts';
import type { Channel } from '../members/channel.ts';
import { fitsTogether, type RelationshipType } from '../reference/eligibility.ts';
import { type Day, isAfter, yearOf } from '../shared/day.ts';
import { defaultLanguage, type Language } from '../shared/language.ts';
import type { Cents } from '../shared/money.ts';
import type { ImportedHousehold, ImportedPerson } from './importedHousehold.ts';
import { type KeptAddress, keptAddresses, keptBurialPlace } from './keptPlaces.ts';
import { basisOf, type PlannedPerson, plannedPeople, reasonId } from './listedPeople.ts';
import type { Known, Said, TakeOverReason, TakeOverWarning } from './verdicts.ts';
import { warningsOf } from './warnings.ts';

/** Everything that is stored for a household of the former list. */
export type HouseholdPlan = {
  old_number: string | null;
  language: Language;
  channel: Channel;
  /** The main member first. */
  people: PlannedPerson[];
  inactive_reason_id: number | null;
  addresses: KeptAddress[];
  /** The last year for which nothing is invoiced any more. */
  settled_until: number;
  open_cents: Cents | null;
  own_amount: { year: number; amount_cents: Cents } | null;
  burial: { graveyard: string; city: string | null; country_id: number | null } | null;
};

export type Planned =
  | { verdict: 'made'; plan: HouseholdPlan; warnings: Said<TakeOverWarning>[] }
  | { verdict: 'doubled' | 'refused'; reasons: Said<TakeOverReason>[]; warnings: Said<TakeOverWarning>[] };

/** More are a mistake: two families under one key. */
const MOST_PEOPLE = 40;
const LONGEST_OLD_NUMBER = 20;
const LONGEST_NOTE = 1_000;
const MOST_OPEN_CENTS = 10_000_000;
const FIRST_PAID_YEAR = 1950;
const MOST_YEARS_AHEAD = 10;

/** What becomes of a household of the former list, with the reasons, and what is stored for it. */
export function planHousehold(household: ImportedHousehold, known: Known): Planned {
  const reasons = refusalsOf(household, known.today);
  const warnings = warningsOf(household, known);
  if (reasons.length > 0) return { verdict: 'refused', reasons, warnings };
  if (known.doubles.length > 0) return { verdict: 'doubled', reasons: [...known.doubles], warnings };
  return { verdict: 'made', plan: planOf(household, known.today), warnings };
}

function planOf(household: ImportedHousehold, today: Day): HouseholdPlan {
  const people = plannedPeople(household, today).sort((one, other) => Number(other.is_main) - Number(one.is_main));
  const main = household.people.find(({ relation }) => relation === 'main');
  const has_left = people[0]?.standing.status === 'inactive';
  const settled_until = settledUntil(household, today);
  const { own_amount_cents: own, open_cents } = household;
  return {
    old_number: household.old_number,
    language: household.language ?? defaultLanguage,
    channel: household.channel ?? (main?.email ? 'email' : 'post'),
    people,
    inactive_reason_id: has_left ? reasonId(main?.left_because ?? null, 'household') : null,
    addresses: keptAddresses(household.addresses),
    settled_until,
    open_cents: open_cents !== null && open_cents > 0 ? open_cents : null,
    own_amount: own === null || has_left ? null : { year: settled_until + 1, amount_cents: own },
    burial: keptBurialPlace(household.burial),
  };
}

/**
 * The last year that the former list settles. If something is open, this year's contribution is part of it: nobody gets it
 * invoiced twice. If nothing is open, years after the last paid one were not invoiced yet.
 */
export function settledUntil(
  { paid_until_year: paid, open_cents }: Pick<ImportedHousehold, 'paid_until_year' | 'open_cents'>,
  today: Day,
): number {
  const owes = open_cents !== null && open_cents > 0;
  return paid !== null && !owes ? paid : Math.max(paid ?? 0, yearOf(today));
}

function refusalsOf(household: ImportedHousehold, today: Day): Said<TakeOverReason>[] {
  const { people } = household;
  const ofHousehold = [...sizesOf(household, today), ...shapeOf(people, today)];
  const ofPeople = people.flatMap((person, place) =>
    personRefusals(person, today).map((key) => ({ key, person: place })),
  );
  return [...ofHousehold.map((key) => ({ key, person: null })), ...ofPeople];
}

function sizesOf(household: ImportedHousehold, today: Day): TakeOverReason[] {
  const { open_cents: open, own_amount_cents: own, paid_until_year: paid, old_number, note } = household;
  const checks: [TakeOverReason, boolean][] = [
    ['open_amount_out_of_range', open !== null && (open < 0 || open > MOST_OPEN_CENTS)],
    ['own_amount_out_of_range', own !== null && (own < 0 || own > LARGEST_OWN_AMOUNT)],
    ['paid_year_out_of_range', paid !== null && (paid < FIRST_PAID_YEAR || paid > yearOf(today) + MOST_YEARS_AHEAD)],
    ['old_number_too_long', old_number !== null && (old_number.length > LONGEST_OLD_NUMBER || old_number === '')],
    ['note_too_long', (note?.length ?? 0) > LONGEST_NOTE],
  ];
  return checks.flatMap(([key, isWrong]) => (isWrong ? [key] : []));
}

/** Whether the people form a household: one main member, who has not left while others stay. */
function shapeOf(people: readonly ImportedPerson[], today: Day): TakeOverReason[] {
  if (people.length === 0) return ['nobody'];
  if (people.length > MOST_PEOPLE) return ['too_many_people'];
  const mains = people.filter(({ relation }) => relation === 'main');
  if (mains.length !== 1) return [mains.length === 0 ? 'no_main_member' : 'two_main_members'];
  if (people.some(({ relation }) => relation === null)) return [];
  const planned = plannedPeople({ people }, today);
  const status = planned.find(({ is_main }) => is_main)?.standing.status;
  const others = planned.filter(({ is_main }) => !is_main).map(({ standing }) => standing.status);
  if (status === 'inactive' && others.some((other) => other !== 'inactive')) return ['main_member_left'];
  if (status === 'waiting' && others.includes('active')) return ['active_before_main'];
  return [];
}

function personRefusals(person: ImportedPerson, today: Day): TakeOverReason[] {
  const { relation, gender, date_of_birth, joined_on, left_on, has_disability } = person;
  const isFuture = (day: Day | null) => day !== null && isAfter(day, today);
  const checks: [TakeOverReason, boolean][] = [
    ['name_missing', !person.first_name || !person.last_name],
    ['relation_missing', relation === null],
    ['does_not_fit_together', relation !== null && relation !== 'main' && !fits(relation, { gender, has_disability })],
    ['born_in_future', isFuture(date_of_birth)],
    ['joined_in_future', isFuture(joined_on)],
    ['left_in_future', isFuture(left_on)],
  ];
  return checks.flatMap(([key, isWrong]) => (isWrong ? [key] : []));
}

function fits(
  relation: RelationshipType,
  { gender, has_disability }: Pick<ImportedPerson, 'gender' | 'has_disability'>,
): boolean {
  return gender === null || fitsTogether(gender, basisOf(relation, has_disability), relation);
}
