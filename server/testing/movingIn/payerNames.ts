import type { Chance } from '../../demo/seed.ts';
import { slip } from './bankSpelling.ts';
import { happens, pickByShare } from './chances.ts';
import type { FormerHousehold, FormerPerson } from './formerHouseholds.ts';
import { austrianName, firstName, lastName } from './formerNames.ts';

export const payerKinds = [
  'main member',
  'husband or wife',
  'couple',
  'family',
  /** Has another last name or the same one, and stands in no list. */
  'grown child outside the list',
  /** Is a member with a household of their own, and pays for another household from their own account. */
  'another member',
  /** Pays in one transfer for the own household and for another one. */
  'member for two households',
  'firm',
  'guardian',
  /** Cash at the counter of a bank: no name, no account. */
  'nobody',
  /** The bank has the name wrong. */
  'misspelled',
] as const;
export type PayerKind = (typeof payerKinds)[number];

type Named = Pick<FormerPerson, 'first_name' | 'last_name' | 'gender'>;

/** How the bank knows the person who pays, in the letters of the person; null if it does not tell. */
export function payerName(chance: Chance, kind: PayerKind, household: FormerHousehold): string | null {
  const [main, ...others] = household.people;
  if (!main || kind === 'nobody') return null;
  const spouse = others.find(({ relation }) => relation === 'spouse');
  if (kind === 'family') return familyName(chance, main);
  if (kind === 'couple' && spouse) return coupleName(chance, main, spouse);
  if (kind === 'husband or wife' && spouse) return oneName(chance, spouse);
  if (kind === 'grown child outside the list') return oneName(chance, grownChild(chance, main));
  if (kind === 'firm') return firmName(chance, main);
  if (kind === 'guardian')
    return `${chance.pick(['Mag.', 'Dr.', 'RA Dr.'])} ${austrianName(chance)}${chance.pick(GUARDIANS)}`;
  if (kind === 'misspelled') return oneName(chance, misspelled(chance, main));
  return oneName(chance, main);
}

const GUARDIANS = [' Erwachsenenvertretung', ' als EV', '', ' Sachwalter', ' Anderkonto'];

export function strangerName(chance: Chance): string {
  return oneName(chance, grownChild(chance, { last_name: lastName(chance) }));
}

function grownChild(chance: Chance, main: Pick<Named, 'last_name'>): Named {
  const gender = chance.pick(['male', 'female'] as const);
  const last_name = happens(chance, gender === 'male' ? 70 : 35) ? main.last_name : lastName(chance);
  return { first_name: firstName(chance, gender, 1980), last_name, gender };
}

function oneName(chance: Chance, person: Named): string {
  const { first_name: first, last_name: last } = person;
  const form = pickByShare(chance, [
    ['first last', 43],
    ['last first', 33],
    ['comma', 3],
    ['initial', 6],
    ['another first name', 6],
    ['title', 4],
    ['with place', 2],
  ] as const);
  if (form === 'last first') return `${last} ${first}`;
  if (form === 'comma') return `${last}, ${first}`;
  if (form === 'initial') return chance.pick([`${initial(first)} ${last}`, `${last} ${initial(first)}`]);
  if (form === 'another first name') return otherFirstNames(chance, person);
  if (form === 'title') return `${chance.pick(TITLES[person.gender])} ${first} ${last}`;
  if (form === 'with place') return `${last} ${first} ${chance.pick(['4600 Wels', 'Linz', 'Wien', '6410 Telfs'])}`;
  return `${first} ${last}`;
}

const TITLES = { male: ['Herr', 'Hr.', 'Ing.', 'Hadschi', 'Dr.'], female: ['Frau', 'Fr.', 'Mag.'] } as const;

/** The bank knows a first name more, or a first name less, or shortens the second one. */
function otherFirstNames(chance: Chance, { first_name, last_name, gender }: Named): string {
  const [first = '', second] = first_name.split(' ');
  if (second === undefined) {
    const more = firstName(chance, gender, 1960).split(' ')[0] ?? '';
    return chance.pick([
      `${first} ${more} ${last_name}`,
      `${more} ${first} ${last_name}`,
      `${first} ${initial(more)} ${last_name}`,
    ]);
  }
  return chance.pick([`${first} ${initial(second)} ${last_name}`, `${first} ${last_name}`, `${last_name} ${second}`]);
}

function familyName(chance: Chance, { first_name, last_name }: Named): string {
  return chance.pick([
    `Fam. ${last_name}`,
    `Familie ${last_name}`,
    `Fam. ${first_name} ${last_name}`,
    `Eheleute ${last_name}`,
    `${last_name} Ailesi`,
  ]);
}

function coupleName(chance: Chance, one: Named, other: Named): string {
  const [first, second] = chance.pick([
    [one, other],
    [one, other],
    [other, one],
  ]);
  const [a, b] = [first?.first_name ?? '', second?.first_name ?? ''];
  const [last, secondLast] = [first?.last_name ?? '', second?.last_name ?? ''];
  const and = chance.pick(['u.', 'u', 'und', 'oder', '+', '&', 'od.']);
  return pickByShare(chance, [
    [`${a} ${and} ${b} ${last}`, 30],
    [`${last} ${a} ${and} ${b}`, 26],
    [`${a} ${last} ${and} ${b} ${secondLast}`, 14],
    [`${last} ${a}, ${secondLast} ${b}`, 8],
    [`${a} ${last}/${b} ${secondLast}`, 8],
    [`${initial(a)} ${and} ${initial(b)} ${last}`, 7],
    [`${last} ${a}/${b}`, 7],
  ]);
}

function firmName(chance: Chance, { first_name, last_name }: Named): string {
  return chance.pick([
    `${last_name} Bau GmbH`,
    `${last_name} Transporte e.U.`,
    `${last_name} Reinigung KG`,
    `Kebap Haus ${last_name}`,
    `Pizzeria Istanbul OG`,
    `Taxi ${first_name} ${last_name}`,
    `${first_name} ${last_name} e.U.`,
    `${last_name} & Söhne OG`,
    `Marmara Lebensmittel GmbH`,
    `Anadolu Market ${last_name} KG`,
    `${last_name} Gerüstbau`,
    `Personalservice Enns GmbH`,
  ]);
}

function misspelled(chance: Chance, person: Named): Named {
  return happens(chance, 65)
    ? { ...person, last_name: slip(chance, person.last_name) }
    : { ...person, first_name: slip(chance, person.first_name) };
}

function initial(name: string): string {
  return `${[...name][0] ?? ''}.`;
}
