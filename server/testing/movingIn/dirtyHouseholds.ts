import fc from 'fast-check';
import type { ImportedHousehold, ImportedPerson, LeftBecause } from '../../../domain/movingIn/importedHousehold.ts';
import { relationshipTypes } from '../../../domain/reference/eligibility.ts';
import { addDays, type Day, day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';

/** Days of a list that was kept for decades, seen from this one. */
const FROM = day('1960-01-01');
const DAYS = 24_400;

const TOLD = 0.7;

/** What a list may tell, or not. */
function told<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: TOLD * 10, arbitrary: value }, { weight: 10 - TOLD * 10, arbitrary: fc.constant(null) });
}

/** What is said of few. */
function rarely<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 1, arbitrary: value }, { weight: 12, arbitrary: fc.constant(null) });
}

const anyDay: fc.Arbitrary<Day> = fc.integer({ min: 0, max: DAYS }).map((days) => addDays(FROM, days));
/** Days around the first one of the tests, so that periods are open. */
const recentDay: fc.Arbitrary<Day> = fc.integer({ min: -400, max: 60 }).map((days) => addDays(day('2027-01-11'), days));
const listedDay = fc.oneof({ weight: 12, arbitrary: anyDay }, { weight: 1, arbitrary: recentDay });

const firstNames = ['Ayşe', 'Mehmet', 'Fatma', 'Ali', 'Zeynep', 'Hüseyin', 'Maria'];
const lastNames = ['Yılmaz', 'Kaya', 'Demir', 'Öztürk', 'Şahin', 'Huber'];
const reasons: LeftBecause[] = [
  'cancelled',
  'died',
  'moved_abroad',
  'not_paid',
  'excluded',
  'divorced',
  'too_old',
  'other',
];

const address = fc.record({
  type: fc.constantFrom('domestic' as const, 'foreign' as const),
  street: told(fc.constantFrom('Gudrunstraße 1', 'Hauptplatz 3/2')),
  postal_code: told(fc.constantFrom('1100', '4020')),
  state: told(fc.constant('Wien')),
  city: told(fc.constantFrom('Wien', 'Linz', 'Yozgat')),
  country_id: told(fc.constantFrom(40, 792)),
});

function person(relation: fc.Arbitrary<ImportedPerson['relation']>): fc.Arbitrary<ImportedPerson> {
  return fc.record({
    place: fc.constant({ sheet: 1, row: 2 }),
    relation,
    has_disability: told(fc.boolean()),
    first_name: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...firstNames) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    last_name: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...lastNames) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    date_of_birth: told(anyDay),
    gender: rarely(fc.constantFrom('female' as const, 'male' as const)),
    place_of_birth: told(fc.constant('Yozgat')),
    social_insurance_number: told(fc.integer({ min: 1_000, max: 9_999 }).map((serial) => `${serial}010180`)),
    turkish_id_no: told(fc.constantFrom('10000000146', '10000000078')),
    citizenship_id: told(fc.constantFrom(40, 792)),
    civil_status: told(fc.constantFrom('single' as const, 'married' as const, 'widowed' as const)),
    father_name: told(fc.constant('Hasan')),
    mother_name: told(fc.constant('Emine')),
    email: told(fc.constant('ayse@example.at')),
    phones: fc.array(
      fc.record({
        phone_number: fc.constantFrom('+43 660 1234567', '+90 532 1234567'),
        phone_type: fc.constant('private_mobile' as const),
      }),
      { maxLength: 2 },
    ),
    joined_on: told(listedDay),
    waiting_until: fc.option(listedDay, { freq: 3 }),
    active_since: told(listedDay),
    left_on: rarely(listedDay),
    left_because: rarely(fc.constantFrom(...reasons)),
    passport_valid_until: fc.option(listedDay),
    permit_valid_until: fc.option(listedDay),
    listed_as_covered: told(fc.boolean()),
  });
}

const anybody = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...relationshipTypes) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant('main' as const) },
);

const people = fc
  .tuple(
    fc.oneof(
      { weight: 20, arbitrary: person(fc.constant('main' as const)) },
      { weight: 1, arbitrary: person(anybody) },
    ),
    fc.array(person(anybody), { maxLength: 4 }),
  )
  .map(([main, others]) => [main, ...others]);

const household: fc.Arbitrary<Omit<ImportedHousehold, 'key'>> = fc.record({
  old_number: told(fc.integer({ min: 1, max: 100_000 }).map(String)),
  language: told(fc.constantFrom('de' as const, 'tr' as const)),
  channel: told(fc.constantFrom('email' as const, 'post' as const)),
  addresses: fc.array(address, { maxLength: 3 }),
  paid_until_year: told(
    fc.oneof(
      { weight: 20, arbitrary: fc.integer({ min: 2020, max: 2028 }) },
      { weight: 1, arbitrary: fc.constant(1940) },
    ),
  ),
  open_cents: told(
    fc
      .oneof(
        { weight: 10, arbitrary: fc.constant(0) },
        { weight: 10, arbitrary: fc.integer({ min: 1, max: 50_000 }) },
        { weight: 1, arbitrary: fc.constant(-100) },
      )
      .map(cents),
  ),
  own_amount_cents: rarely(fc.constantFrom(cents(0), cents(3_000), cents(1_100_000))),
  ibans: fc.uniqueArray(fc.constantFrom('AT483200000012345864', 'DE89370400440532013000'), { maxLength: 2 }),
  burial: fc.option(
    fc.record({
      graveyard: told(fc.constant('Zentralfriedhof')),
      city: told(fc.constant('Yozgat')),
      country_id: told(fc.constant(792)),
    }),
  ),
  contacts: fc.array(
    fc.record({
      name: fc.constant('Hasan Kaya'),
      phone_number: fc.constant('+90 532 1234567'),
      country: fc.constant('turkiye' as const),
    }),
    { maxLength: 1 },
  ),
  note: fc.option(fc.constant('zahlt bar')),
  people,
});

/** Households as lists have them that several hands kept for decades; the same seed gives the same. */
export function dirtyHouseholds(count: number, seed: number): ImportedHousehold[] {
  return fc.sample(household, { numRuns: count, seed }).map((one, place) => ({ ...one, key: `F${place + 1}` }));
}

const nobody: ImportedPerson = {
  ...{ place: { sheet: 1, row: 2 }, relation: 'main', has_disability: null, first_name: 'Ayşe', last_name: 'Yılmaz' },
  ...{ date_of_birth: day('1980-01-01'), gender: null, place_of_birth: null, social_insurance_number: null },
  ...{
    turkish_id_no: null,
    citizenship_id: null,
    civil_status: null,
    father_name: null,
    mother_name: null,
    email: null,
  },
  ...{ phones: [], joined_on: null, waiting_until: null, active_since: null, left_on: null, left_because: null },
  ...{ passport_valid_until: null, permit_valid_until: null, listed_as_covered: null },
};

/** A person of whom the list tells the name, the birth day, and what is given. */
export function aListedPerson(told: Partial<ImportedPerson> = {}): ImportedPerson {
  return { ...nobody, ...told };
}

/** A household of one main member who joined and became a member long ago, and paid up to last year. */
export function aListedHousehold(told: Partial<ImportedHousehold> = {}): ImportedHousehold {
  const main = aListedPerson({ joined_on: day('2010-03-01'), active_since: day('2010-06-01') });
  return {
    ...{ key: 'F1', old_number: null, language: 'tr', channel: 'post', addresses: [], paid_until_year: 2026 },
    ...{ open_cents: null, own_amount_cents: null, ibans: [], burial: null, contacts: [], note: null, people: [main] },
    ...told,
  };
}
