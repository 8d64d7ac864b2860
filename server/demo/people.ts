import { austriaId, turkiyeId } from '../../domain/reference/countries.ts';
import type { Gender, RelationshipType } from '../../domain/reference/eligibility.ts';
import { type Day, day, yearOf } from '../../domain/shared/day.ts';
import { austrianNames, places, turkishNames } from './names.ts';
import { socialInsuranceNumber, turkishIdentityNumber } from './numbers.ts';
import type { Chance } from './seed.ts';

export type Origin = 'turkish' | 'austrian';

/** Made-up personal data as the forms send them. */
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

/** The first and the last possible year of birth. */
type Years = readonly [from: number, to: number];

type Couple = readonly [DemoPerson, DemoPerson];

const grownUps: Years = [1957, 2000];
/** Old enough to have children, and too young for the children to grow up soon. */
const parents: Years = [1968, 1985];
/** Older than the age at which a child is free, because one child's contribution is declared void. */
const childhood: Years = [2005, 2018];
const BETWEEN_SPOUSES = 3;
const YOUNGEST_PARENT = 20;
const OLDEST_MOTHER = 42;
const BETWEEN_SIBLINGS = 2;

type Plan = {
  origin: Origin;
  gender: Gender;
  first_name?: string;
  born?: Years;
  civil_status?: DemoPerson['civil_status'];
  /** First names that the parents must not have. */
  taken?: readonly string[];
};

/** The main member of a demo household; wife or husband and children are made separately. */
export function makeMainMember(
  chance: Chance,
  plan: Pick<Plan, 'origin' | 'gender' | 'first_name'>,
  family: { isMarried: boolean; hasChildren: boolean },
): DemoPerson {
  const born = family.hasChildren ? parents : grownUps;
  return makePerson(chance, { ...plan, born, civil_status: family.isMarried ? 'married' : 'single' });
}

function makePerson(chance: Chance, plan: Plan): DemoPerson {
  const { origin, gender, born = grownUps, civil_status = 'single', taken = [] } = plan;
  const names = sources[origin];
  const date_of_birth = birthday(chance, born);
  const first_name = plan.first_name ?? chance.pick<string>(names[gender]);
  return {
    first_name,
    last_name: chance.pick<string>(names.last),
    gender,
    date_of_birth,
    social_insurance_number: socialInsuranceNumber(chance, date_of_birth),
    citizenship_id: origin === 'turkish' ? turkiyeId : austriaId,
    permanent_residence: true,
    turkish_id_no: origin === 'turkish' ? turkishIdentityNumber(chance) : null,
    place_of_birth: chance.pick<string>(names.placesOfBirth),
    civil_status,
    father_name: pickOther(chance, names.male, [first_name, ...taken]),
    mother_name: pickOther(chance, names.female, [first_name, ...taken]),
  };
}

/** Wife or husband of `partner`, about the same age and with the same last name. */
export function makeSpouse(chance: Chance, partner: DemoPerson): DemoRelative {
  const gender = partner.gender === 'male' ? 'female' : 'male';
  const year = yearOf(partner.date_of_birth);
  const born = [year - BETWEEN_SPOUSES, year + BETWEEN_SPOUSES] as const;
  const taken = [partner.father_name, partner.mother_name];
  return {
    ...makePerson(chance, { origin: originOf(partner), gender, born, civil_status: 'married', taken }),
    last_name: partner.last_name,
    membership_basis: 'spouse',
    relationship_type: gender === 'female' ? 'wife' : 'husband',
    email: null,
    phone_numbers: [],
  };
}

/** Daughters and sons of a couple, the eldest first, with different first names. */
export function makeChildren(chance: Chance, couple: Couple, count: number): DemoRelative[] {
  const children: DemoRelative[] = [];
  let [from, to] = yearsForChildren(couple);
  for (let younger = count - 1; younger >= 0; younger -= 1) {
    const born = [from, to - younger * BETWEEN_SIBLINGS] as const;
    const child = makeChild(chance, couple, { born, taken: [...couple, ...children].map((one) => one.first_name) });
    children.push(child);
    from = yearOf(child.date_of_birth) + BETWEEN_SIBLINGS;
  }
  return children;
}

function makeChild(
  chance: Chance,
  [one, other]: Couple,
  { born, taken }: { born: Years; taken: readonly string[] },
): DemoRelative {
  const origin = originOf(one);
  const gender = chance.pick<Gender>(['female', 'male']);
  const first_name = pickOther(chance, sources[origin][gender], taken);
  const [mother, father] = one.gender === 'female' ? [one, other] : [other, one];
  return {
    ...makePerson(chance, { origin, gender, first_name, born }),
    last_name: one.last_name,
    place_of_birth: 'Wien',
    father_name: father.first_name,
    mother_name: mother.first_name,
    membership_basis: 'child',
    relationship_type: gender === 'female' ? 'daughter' : 'son',
    email: null,
    phone_numbers: [],
  };
}

function yearsForChildren(couple: Couple): Years {
  const [first, last] = childhood;
  const youngest = Math.max(...couple.map((parent) => yearOf(parent.date_of_birth)));
  const mothers = couple.filter(({ gender }) => gender === 'female').map((mother) => yearOf(mother.date_of_birth));
  return [Math.max(first, youngest + YOUNGEST_PARENT), Math.min(last, ...mothers.map((year) => year + OLDEST_MOTHER))];
}

function pickOther(chance: Chance, names: readonly string[], taken: readonly string[]): string {
  return chance.pick(names.filter((name) => !taken.includes(name)));
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

function birthday(chance: Chance, [fromYear, toYear]: Years): Day {
  const [year, month, date] = [chance.between(fromYear, toYear), chance.between(1, 12), chance.between(1, 28)];
  return day(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
}
