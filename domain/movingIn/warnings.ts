import { childAgeProblem } from '../members/childAge.ts';
import { ageOn, type Day, isBefore, yearOf } from '../shared/day.ts';
import type { ImportedHousehold, ImportedPerson } from './importedHousehold.ts';
import { isIncomplete, isKept, keptBurialPlace } from './keptPlaces.ts';
import { dayWarnings, listedStanding } from './listedStanding.ts';
import type { Known, Said, TakeOverWarning } from './verdicts.ts';

/** Older than anybody. */
const OLDEST_YEARS = 120;

/** What is plausible to be wrong in a household of the former list. */
export function warningsOf(household: ImportedHousehold, known: Known): Said<TakeOverWarning>[] {
  const main = household.people.find(({ relation }) => relation === 'main');
  const ofPeople = household.people.flatMap((person, place) =>
    personWarnings(person, { main, place, known }).map((key) => ({ key, person: place })),
  );
  return [...householdWarnings(household, main, known).map((key) => ({ key, person: null })), ...ofPeople];
}

function householdWarnings(
  { paid_until_year: paid, open_cents, addresses, burial }: ImportedHousehold,
  main: ImportedPerson | undefined,
  { today, is_old_number_twice }: Known,
): TakeOverWarning[] {
  const owes = (open_cents ?? 0) > 0;
  const joined = main?.joined_on;
  const isMember = main !== undefined && listedStanding(main, today).status !== 'inactive';
  const checks: [TakeOverWarning, boolean][] = [
    ['same_old_number_twice', is_old_number_twice],
    ['paid_before_joined', paid !== null && !!joined && paid < yearOf(joined)],
    ['paid_year_missing', isMember && paid === null && open_cents === null],
    ['year_in_open_amount', isMember && owes && (paid === null || paid < yearOf(today))],
    ['phone_missing', main !== undefined && main.phones.length === 0],
    ['address_not_kept', addresses.some((address) => !isKept(address))],
    ['address_incomplete', addresses.some((address) => isKept(address) && isIncomplete(address))],
    ['burial_wish_not_kept', burial !== null && keptBurialPlace(burial) === null],
  ];
  return said(checks);
}

type About = { main: ImportedPerson | undefined; place: number; known: Known };

function personWarnings(person: ImportedPerson, { main, place, known }: About): TakeOverWarning[] {
  const { date_of_birth: birth } = person;
  const { today, numbered_twice } = known;
  const checks: [TakeOverWarning, boolean][] = [
    ['birth_day_missing', birth === null],
    ['older_than_120_years', birth !== null && isBefore(birth, today) && ageOn(birth, today) > OLDEST_YEARS],
    ['older_than_main_member', isOlderChild(person, main)],
    ['child_over_age', isOverAge(person, today)],
    ['same_number_twice', numbered_twice.includes(place)],
  ];
  return [...said(checks), ...dayWarnings(person, today)];
}

function isOlderChild({ relation, date_of_birth }: ImportedPerson, main: ImportedPerson | undefined): boolean {
  const isChild = relation === 'son' || relation === 'daughter';
  return isChild && !!date_of_birth && !!main?.date_of_birth && isBefore(date_of_birth, main.date_of_birth);
}

/** Whom the age limit has ended; somebody who left is no question any more. */
function isOverAge(person: ImportedPerson, today: Day): boolean {
  const { relation, date_of_birth, has_disability } = person;
  if (relation === null || relation === 'main' || person.left_on || person.left_because) return false;
  const membership_basis = has_disability ? 'child_with_disability' : 'child';
  return childAgeProblem({ date_of_birth, relationship_type: relation, membership_basis }, today) !== undefined;
}

function said(checks: readonly [TakeOverWarning, boolean][]): TakeOverWarning[] {
  return checks.flatMap(([key, isSo]) => (isSo ? [key] : []));
}
