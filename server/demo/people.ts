import { austriaId, turkiyeId } from '../../domain/reference/countries.ts';
import type { Gender, RelationshipType } from '../../domain/reference/eligibility.ts';
import { type Day, day } from '../../domain/shared/day.ts';
import { austrianNames, places, turkishNames } from './names.ts';
import { socialInsuranceNumber, turkishIdentityNumber } from './numbers.ts';
import type { Chance } from './seed.ts';

export type Origin = 'turkish' | 'austrian';

/** Someone's personal data as the forms send them, made up. */
export type DemoPerson = {
  first_name: string;
  last_name: string;
  gender: Gender;
  date_of_birth: Day;
  social_insurance_number: string;
  citizenship_id: number;
  permanent_residence: true;
  turkish_id_no: string | null;
  place_of_birth: string;
  civil_status: 'single' | 'married';
  father_name: string;
  mother_name: string;
};

export type DemoRelative = DemoPerson & {
  membership_basis: 'spouse' | 'child';
  relationship_type: RelationshipType;
  email: null;
  phone_numbers: [];
};

const sources = { turkish: turkishNames, austrian: austrianNames } as const;

/** A grown-up between 26 and about 70 years old. */
export function makePerson(chance: Chance, origin: Origin, gender: Gender, first_name?: string): DemoPerson {
  const names = sources[origin];
  const date_of_birth = birthday(chance, 1957, 2000);
  return {
    first_name: first_name ?? chance.pick<string>(names[gender]),
    last_name: chance.pick<string>(names.last),
    gender,
    date_of_birth,
    social_insurance_number: socialInsuranceNumber(chance, date_of_birth),
    citizenship_id: origin === 'turkish' ? turkiyeId : austriaId,
    permanent_residence: true,
    turkish_id_no: origin === 'turkish' ? turkishIdentityNumber(chance) : null,
    place_of_birth: chance.pick<string>(names.placesOfBirth),
    civil_status: 'single',
    father_name: chance.pick<string>(names.male),
    mother_name: chance.pick<string>(names.female),
  };
}

/** Wife or husband of `partner`, with the same last name. */
export function makeSpouse(chance: Chance, partner: DemoPerson): DemoRelative {
  const gender = partner.gender === 'male' ? 'female' : 'male';
  const person = makePerson(chance, originOf(partner), gender);
  return {
    ...person,
    last_name: partner.last_name,
    civil_status: 'married',
    membership_basis: 'spouse',
    relationship_type: gender === 'female' ? 'wife' : 'husband',
    email: null,
    phone_numbers: [],
  };
}

/** Daughter or son of `parent`, born 2005 to 2020. */
export function makeChild(chance: Chance, parent: DemoPerson): DemoRelative {
  const gender = chance.pick<Gender>(['female', 'male']);
  const date_of_birth = birthday(chance, 2005, 2020);
  return {
    ...makePerson(chance, originOf(parent), gender),
    last_name: parent.last_name,
    date_of_birth,
    social_insurance_number: socialInsuranceNumber(chance, date_of_birth),
    place_of_birth: 'Wien',
    father_name: parent.gender === 'male' ? parent.first_name : 'Hasan',
    mother_name: parent.gender === 'female' ? parent.first_name : 'Sevgi',
    membership_basis: 'child',
    relationship_type: gender === 'female' ? 'daughter' : 'son',
    email: null,
    phone_numbers: [],
  };
}

export function makeAddress(chance: Chance) {
  const { streets, ...place } = chance.pick(places);
  const street = `${chance.pick<string>(streets)} ${chance.between(1, 120)}/${chance.between(1, 40)}`;
  return { ...place, street, type: 'domestic' as const, country_id: austriaId, is_main_address: true };
}

export function makePhoneNumber(chance: Chance): string {
  return `+43664${chance.between(1_000_000, 9_999_999)}`;
}

function originOf(person: DemoPerson): Origin {
  return person.citizenship_id === turkiyeId ? 'turkish' : 'austrian';
}

function birthday(chance: Chance, fromYear: number, toYear: number): Day {
  const [year, month, date] = [chance.between(fromYear, toYear), chance.between(1, 12), chance.between(1, 28)];
  return day(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
}
