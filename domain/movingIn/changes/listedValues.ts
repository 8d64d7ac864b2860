import { defaultLanguage } from '../../shared/language.ts';
import type { ImportedHousehold, ImportedPerson } from '../importedHousehold.ts';
import { keptAddresses, keptBurialPlace } from '../keptPlaces.ts';
import { basisOf } from '../listedPeople.ts';

/**
 * What becomes of a value that the list says otherwise than before. `replaces`: it is put in the place of the value here. `adds`: what
 * is new stands beside what is here. `by_hand`: membership, cover and money, which only the screens for them change.
 */
const householdWays = {
  old_number: 'replaces',
  language: 'replaces',
  channel: 'replaces',
  addresses: 'replaces',
  burial: 'replaces',
  ibans: 'adds',
  contacts: 'adds',
  note: 'adds',
  paid_until_year: 'by_hand',
  open_cents: 'by_hand',
  own_amount_cents: 'by_hand',
} as const;

const personWays = {
  first_name: 'replaces',
  last_name: 'replaces',
  date_of_birth: 'replaces',
  place_of_birth: 'replaces',
  social_insurance_number: 'replaces',
  turkish_id_no: 'replaces',
  citizenship_id: 'replaces',
  civil_status: 'replaces',
  father_name: 'replaces',
  mother_name: 'replaces',
  email: 'replaces',
  phones: 'adds',
  passport_valid_until: 'adds',
  permit_valid_until: 'adds',
  gender: 'by_hand',
  relation: 'by_hand',
  has_disability: 'by_hand',
  joined_on: 'by_hand',
  waiting_until: 'by_hand',
  active_since: 'by_hand',
  left_on: 'by_hand',
  left_because: 'by_hand',
  listed_as_covered: 'by_hand',
} as const;

type HouseholdField = keyof typeof householdWays;
export type PersonField = keyof typeof personWays;
type ListedField = HouseholdField | PersonField;
export type Way = 'replaces' | 'adds' | 'by_hand';

const householdFields = Object.keys(householdWays) as HouseholdField[];
const personFields = Object.keys(personWays) as PersonField[];

/** What can differ; `added` and `absent` are people whom only the list, or only the household here, has. */
export const changeFields = [...householdFields, ...personFields, 'added', 'absent'] as const;
export type ChangeField = (typeof changeFields)[number];

export function wayOf(field: ListedField): Way {
  return { ...householdWays, ...personWays }[field];
}

/** A value of the list, as it is stored here; `person`: the place in the list, null for the household. */
export type ListedValue = { person: number | null; field: ListedField; value: unknown; isTold: boolean };

/** Every value of a household of the list in the form in which it is stored, so that it can be compared with what is here. */
export function listedValues(household: ImportedHousehold): ListedValue[] {
  const own = householdFields.map((field) => {
    const value = householdValue(household, field);
    // an address or a cemetery that cannot be stored tells nothing either
    return { person: null, field, value, isTold: isTold(household[field]) && isTold(value) };
  });
  return [...own, ...household.people.flatMap((person, place) => personValues(person, place))];
}

function personValues(person: ImportedPerson, place: number): ListedValue[] {
  return personFields.map((field) => ({
    person: place,
    field,
    value: personValue(person, field),
    isTold: isTold(person[field]),
  }));
}

/** A blank cell tells nothing (decision 101). */
function isTold(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

function householdValue(household: ImportedHousehold, field: HouseholdField): unknown {
  switch (field) {
    case 'language':
      return household.language ?? defaultLanguage;
    case 'channel':
      return household.channel ?? channelOf(household);
    case 'addresses':
      return keptAddresses(household.addresses);
    case 'burial':
      return keptBurialPlace(household.burial);
    default:
      return household[field];
  }
}

function channelOf({ people }: ImportedHousehold): 'email' | 'post' {
  return people.find(({ relation }) => relation === 'main')?.email ? 'email' : 'post';
}

function personValue(person: ImportedPerson, field: PersonField): unknown {
  const { relation, has_disability } = person;
  switch (field) {
    case 'phones':
      return person.phones.map(({ phone_number }) => phone_number);
    case 'has_disability':
      return relation !== null && relation !== 'main' && basisOf(relation, has_disability) === 'child_with_disability';
    default:
      return person[field];
  }
}

/** Whether two values are the same, whatever the order of their keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}
