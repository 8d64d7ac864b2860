import { austriaId } from '../reference/countries.ts';
import type { Gender, RelationshipType } from '../reference/eligibility.ts';
import type { ToldRelation } from './choiceWords.ts';
import type { ColumnName } from './columns.ts';
import type { Gathered, GatheredPerson } from './gathered.ts';
import type { ImportedAddress, ImportedHousehold, ImportedPerson, Place } from './importedHousehold.ts';
import type { FileProblem, ToldValues } from './rowValues.ts';

type Made = { household: ImportedHousehold; problems: FileProblem[] };
type Tell = (place: Place, why: FileProblem['why']) => void;

/** The household that its rows tell of, with what is not certain about it. */
export function householdOf(gathered: Gathered): Made {
  const problems: FileProblem[] = [];
  const tell: Tell = (place, why) => problems.push({ ...place, column: null, other_row: null, why });
  const { key, place, told } = gathered;
  const main = mainOf(gathered, tell);
  const people = gathered.people.map((person) => personOf(person, person === main, tell));
  const household: ImportedHousehold = {
    key,
    old_number: main?.number ?? told.old_number ?? gathered.people[0]?.number ?? null,
    ...listed(told, ['language', 'channel', 'paid_until_year', 'open_cents', 'own_amount_cents', 'note']),
    addresses: addressesOf(told),
    ibans: told.iban ?? [],
    burial: burialOf(told),
    contacts: contactsOf(told, () => tell(place, 'contact_incomplete')),
    people: people.toSorted((one, other) => Number(other.relation === 'main') - Number(one.relation === 'main')),
  };
  return { household, problems };
}

/** Who is named as the main member; undefined, with a problem, if nobody is for certain. */
function mainOf(gathered: Gathered, tell: Tell): GatheredPerson | undefined {
  const { people, place } = gathered;
  const named = people.filter(({ told }) => told.relation === 'main');
  const [main, second] = named.length > 0 ? named : unnamedMains(gathered);
  if (second) tell(second.place, 'several_main_members');
  if (!main) tell(place, 'no_main_member');
  return second ? undefined : main;
}

/** Without a word about relations: the only person in a row of the household, or the one whose number is the family's. */
function unnamedMains({ key, people }: Gathered): GatheredPerson[] {
  const inRows = people.filter(({ of, told }) => of === 'row' && told.relation === undefined);
  const isToldOfAny = people.some(({ of, told }) => of === 'row' && told.relation !== undefined);
  if (inRows.length === 1 && !isToldOfAny) return inRows;
  const withNumber = inRows.filter(({ number }) => number === key);
  return withNumber.length === 1 ? withNumber : [];
}

function personOf(person: GatheredPerson, isMain: boolean, tell: Tell): ImportedPerson {
  const { place, told } = person;
  const { citizenship, gender: _gender, ...values } = listed(told, personFields);
  const gender = genderOf(told, () => tell(place, 'values_contradict'));
  return {
    place,
    relation: isMain ? 'main' : relationOf({ ...person, gender }, () => tell(place, 'relation_without_gender')),
    ...values,
    ...nameOf(told),
    gender,
    citizenship_id: citizenship,
    phones: [told.mobile, told.phone, told.work_phone].flatMap((phones) => phones ?? []),
  };
}

const personFields = [
  'has_disability',
  'date_of_birth',
  'gender',
  'place_of_birth',
  'social_insurance_number',
  'turkish_id_no',
  'citizenship',
  'civil_status',
  'father_name',
  'mother_name',
  'email',
  'joined_on',
  'waiting_until',
  'active_since',
  'left_on',
  'left_because',
  'passport_valid_until',
  'permit_valid_until',
  'listed_as_covered',
] as const;

/** These values, null where the list does not tell. */
function listed<F extends ColumnName>(
  told: ToldValues,
  fields: readonly F[],
): { [K in F]: NonNullable<ToldValues[K]> | null } {
  const values = fields.map((field) => [field, told[field] ?? null]);
  return Object.fromEntries(values) as { [K in F]: NonNullable<ToldValues[K]> | null };
}

function nameOf(told: ToldValues): Pick<ImportedPerson, 'first_name' | 'last_name'> {
  const name = told.full_name ?? told.name_last_first;
  return {
    first_name: told.first_name ?? name?.first_name ?? null,
    last_name: told.last_name ?? name?.last_name ?? null,
  };
}

function genderOf({ gender, salutation }: ToldValues, tell: () => void): Gender | null {
  if (gender && salutation && gender !== salutation) tell();
  return gender ?? salutation ?? null;
}

function relationBeside(of: GatheredPerson['of']): ToldRelation | undefined {
  if (of === 'row') return undefined;
  if (of === 'wife' || of === 'husband') return of;
  return of === 'spouse' ? 'spouse_of' : 'child_of';
}

const byGender = {
  spouse_of: { female: 'wife', male: 'husband' },
  child_of: { female: 'daughter', male: 'son' },
} as const satisfies Record<string, Record<Gender, RelationshipType>>;

/** “Spouse” and “child” become wife or husband, daughter or son by the person's own gender. */
function relationOf(
  { of, told, gender }: Pick<GatheredPerson, 'of' | 'told'> & { gender: Gender | null },
  tell: () => void,
): ImportedPerson['relation'] {
  const relation = told.relation ?? relationBeside(of);
  if (relation !== 'spouse_of' && relation !== 'child_of') return relation ?? null;
  if (gender) return byGender[relation][gender];
  tell();
  return null;
}

function addressesOf(told: ToldValues): ImportedAddress[] {
  const place = told.postal_code_and_city;
  const here = {
    street: told.street === undefined ? null : [told.street, told.house_number].filter(Boolean).join(' '),
    postal_code: told.postal_code ?? place?.postal_code ?? null,
    state: told.state ?? null,
    city: told.city ?? place?.city ?? null,
    country_id: told.country ?? null,
  };
  const abroad = {
    street: told.foreign_street ?? null,
    postal_code: told.foreign_postal_code ?? null,
    state: null,
    city: told.foreign_city ?? null,
    country_id: told.foreign_country ?? null,
  };
  const isForeign = here.country_id !== null && here.country_id !== austriaId;
  return [
    { type: isForeign ? ('foreign' as const) : ('domestic' as const), ...here },
    { type: 'foreign' as const, ...abroad },
  ].filter(({ type: _type, ...values }) => Object.values(values).some((value) => value !== null));
}

function burialOf(told: ToldValues): ImportedHousehold['burial'] {
  const burial = {
    graveyard: told.graveyard ?? null,
    city: told.burial_city ?? null,
    country_id: told.burial_country ?? null,
  };
  return Object.values(burial).some((value) => value !== null) ? burial : null;
}

/** A contact needs a name and a number. */
function contactsOf(told: ToldValues, tell: () => void): ImportedHousehold['contacts'] {
  const named = [
    { country: 'austria' as const, name: told.austria_contact_name, phone_number: told.austria_contact_phone },
    { country: 'turkiye' as const, name: told.turkiye_contact_name, phone_number: told.turkiye_contact_phone },
  ];
  if (named.some(({ name, phone_number }) => (name === undefined) !== (phone_number === undefined))) tell();
  return named.flatMap(({ country, name, phone_number }) =>
    name !== undefined && phone_number !== undefined ? [{ country, name, phone_number }] : [],
  );
}
