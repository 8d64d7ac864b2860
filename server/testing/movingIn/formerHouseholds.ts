import { FIRST_MEMBERSHIP_SEQUENCE, membershipNo } from '../../../domain/accounts/membershipNo.ts';
import { billNumber } from '../../../domain/invoicing/billNumber.ts';
import { creditorReference } from '../../../domain/invoicing/creditorReference.ts';
import { mod97 } from '../../../domain/shared/checkDigits.ts';
import { type Day, day, yearOf } from '../../../domain/shared/day.ts';
import { type Cents, cents } from '../../../domain/shared/money.ts';
import { type Chance, chanceFrom } from '../../demo/seed.ts';
import { type Letters, spell } from './bankSpelling.ts';
import { happens, pickByShare, shuffled } from './chances.ts';
import { firstName, type Gender, lastName, places } from './formerNames.ts';

export type FormerPerson = {
  first_name: string;
  last_name: string;
  relation: 'main' | 'spouse' | 'child' | 'parent';
  gender: Gender;
  date_of_birth: Day;
};

/** A household as the association knows it on the day after it moved in. */
export type FormerHousehold = {
  id: number;
  /** In the association's own style: `815`, `0815`, `M-815`, `0815/2`, `W123`. Each stands once in the list. */
  old_number: string;
  membership_no: string;
  /** The main member first. */
  people: readonly FormerPerson[];
  address: { street: string; postal_code: string; city: string };
  /** The account that the household has. */
  iban: string;
  /** The same account where the former list tells it, else null. */
  known_iban: string | null;
  /** What the household owes for this year. */
  contribution_cents: Cents;
  open_bill: { bill_number: string; reference: string };
};

type Years = readonly [from: number, to: number];
type Plan = { seed: number; count: number; year: number };

/** Percent of the households whose account the former list tells. */
const KNOWN_ACCOUNTS = 70;
/** Percent of the households that split off and pay from their parents' account, or for them. */
const SHARED_ACCOUNT = 12;
/** The numbers of the former list begin at 1 and have gaps, because of those who left. */
const LAST_OLD_NUMBER = 3_400;
const GAPS = 1.13;
const ALONE = cents(6_000);
const FAMILY = cents(8_400);
/** An amount that was agreed on with the household long ago. */
const AGREED = cents(4_200);

/** Households of an association of about `count` families: the same seed gives the same households. */
export function makeFormerHouseholds({ seed, count, year }: Plan): FormerHousehold[] {
  const chance = chanceFrom(seed);
  const numbers = oldNumbers(chance, count);
  const made: FormerHousehold[] = [];
  for (const [place, old_number] of numbers.entries()) {
    const parents = made.find((one) => old_number === `${one.old_number}/2`);
    const people = makePeople(chance, year, parents);
    const iban = parents && happens(chance, SHARED_ACCOUNT) ? parents.iban : makeIban(chance);
    made.push({
      id: place + 1,
      old_number,
      membership_no: membershipNo(FIRST_MEMBERSHIP_SEQUENCE + place),
      people: asListed(chance, people),
      address: parents && happens(chance, 30) ? parents.address : makeAddress(chance),
      iban,
      known_iban: happens(chance, KNOWN_ACCOUNTS) ? iban : null,
      contribution_cents: contribution(chance, people),
      open_bill: makeBill(year, place + 1),
    });
  }
  return made;
}

/** An Austrian account, or rarely a German one, with correct check digits. */
export function makeIban(chance: Chance): string {
  const digits = (length: number) => Array.from({ length }, () => chance.between(0, 9)).join('');
  const country = happens(chance, 98) ? 'AT' : 'DE';
  const bank = country === 'AT' ? chance.pick(AUSTRIAN_BANKS) : '70150000';
  const account = `${bank}${digits(country === 'AT' ? 11 : 10)}`;
  return `${country}${String(98 - mod97(`${account}${country}00`)).padStart(2, '0')}${account}`;
}

/** Bank codes of Erste Bank, Sparkassen, Raiffeisenbanken, Bank Austria, BAWAG, Oberbank, Volksbank and Hypo. */
const AUSTRIAN_BANKS = '20111 20320 34000 34680 32000 36000 37000 12000 14000 15000 43000 54000 60000'.split(' ');

/** Households that split off have the number of their parents with a stroke behind it, and stand after them. */
function oldNumbers(chance: Chance, count: number): string[] {
  const last = Math.max(LAST_OLD_NUMBER, Math.ceil(count * GAPS));
  const all = Array.from({ length: last }, (_, index) => index + 1);
  const own = shuffled(chance, all);
  // the list of a branch that joined later has numbers of its own
  const branch = shuffled(chance, all.slice(0, Math.ceil(count / 4)));
  const numbers: string[] = [];
  while (numbers.length < count) {
    const style = pickByShare(chance, STYLES);
    const parents = numbers.at(-1);
    if (style === 'split' && parents && !parents.includes('/')) numbers.push(`${parents}/2`);
    if (style === 'branch') numbers.push(`W${taken(branch)}`);
    if (style === 'plain') numbers.push(String(taken(own)));
    if (style === 'filled') numbers.push(String(taken(own)).padStart(4, '0'));
    if (style === 'letter') numbers.push(`M-${taken(own)}`);
  }
  return numbers;
}

const STYLES = [
  ['plain', 66],
  ['filled', 14],
  ['letter', 8],
  ['branch', 7],
  ['split', 5],
] as const;

function taken(numbers: number[]): number {
  const number = numbers.pop();
  if (number === undefined) throw new Error('no number is left');
  return number;
}

function makePeople(chance: Chance, year: number, parents?: FormerHousehold): FormerPerson[] {
  const gender: Gender = happens(chance, parents ? 90 : 80) ? 'male' : 'female';
  const born: Years = parents ? [year - 42, year - 25] : [year - 86, year - 28];
  const family = parents && happens(chance, 80) ? parents.people[0]?.last_name : undefined;
  const main = makePerson(chance, gender, born, family);
  const people: FormerPerson[] = [{ ...main, relation: 'main' }];
  const age = year - yearOf(main.date_of_birth);
  if (happens(chance, gender === 'male' ? 82 : 30)) people.push(makeSpouse(chance, main));
  people.push(...makeChildren(chance, main, year, parents?.people[0]?.first_name));
  if (age < 60 && happens(chance, 4)) {
    people.push({ ...makePerson(chance, 'female', [year - 90, year - age - 18], main.last_name), relation: 'parent' });
  }
  return people;
}

type Nobody = Omit<FormerPerson, 'relation'>;

function makePerson(chance: Chance, gender: Gender, born: Years, family?: string): Nobody {
  const year = chance.between(...born);
  const two = (number: number) => String(number).padStart(2, '0');
  // every sixth date of birth is the first of January, as in Turkish registers of those years
  const isUnknown = year < 1970 && happens(chance, 16);
  const date_of_birth = isUnknown
    ? day(`${year}-01-01`)
    : day(`${year}-${two(chance.between(1, 12))}-${two(chance.between(1, 28))}`);
  return { first_name: firstName(chance, gender, year), last_name: family ?? lastName(chance), gender, date_of_birth };
}

function makeSpouse(chance: Chance, main: Nobody): FormerPerson {
  const born = yearOf(main.date_of_birth);
  const spouse = makePerson(chance, main.gender === 'male' ? 'female' : 'male', [born - 3, born + 6], main.last_name);
  const names = pickByShare(chance, [
    ['same', 93],
    ['own', 3],
    ['both', 4],
  ] as const);
  if (names === 'same') return { ...spouse, relation: 'spouse' };
  const maiden = lastName(chance);
  const joint = `${maiden}${chance.pick(['-', ' '])}${main.last_name}`;
  return { ...spouse, last_name: names === 'own' ? maiden : joint, relation: 'spouse' };
}

/** Up to four children with different first names; those of old parents have households of their own. */
function makeChildren(chance: Chance, main: Nobody, year: number, grandfather?: string): FormerPerson[] {
  const count = year - yearOf(main.date_of_birth) < 65 ? chance.between(0, 4) : 0;
  const children = Array.from({ length: count }, () => makeChild(chance, main, year, grandfather));
  const byName = new Map(children.map((child) => [child.first_name, child]));
  return [...byName.values()].filter(({ first_name }) => first_name !== main.first_name);
}

/** A son is often called like his grandfather. */
function makeChild(chance: Chance, main: Nobody, year: number, grandfather?: string): FormerPerson {
  const born = yearOf(main.date_of_birth);
  const gender: Gender = happens(chance, 50) ? 'male' : 'female';
  const child = makePerson(chance, gender, [Math.max(born + 20, year - 24), year - 1], main.last_name);
  const first_name = gender === 'male' && grandfather && happens(chance, 25) ? grandfather : child.first_name;
  return { ...child, first_name, relation: 'child' };
}

/** The list was kept by several hands: some typed Turkish letters, some did not have them. */
function asListed(chance: Chance, people: readonly FormerPerson[]): FormerPerson[] {
  const letters = pickByShare<Letters>(chance, [
    ['turkish', 62],
    ['german', 16],
    ['plain', 15],
    ['two letters', 7],
  ]);
  return people.map((person) => ({
    ...person,
    first_name: spell(person.first_name, letters),
    last_name: spell(person.last_name, letters),
  }));
}

function makeAddress(chance: Chance): FormerHousehold['address'] {
  const { streets, postal_code, city } = chance.pick(places);
  const door = happens(chance, 55) ? `/${chance.between(1, 40)}` : '';
  return { street: `${chance.pick(streets)} ${chance.between(1, 90)}${door}`, postal_code, city };
}

function contribution(chance: Chance, people: readonly FormerPerson[]): Cents {
  if (happens(chance, 6)) return AGREED;
  return people.length > 1 ? FAMILY : ALONE;
}

function makeBill(year: number, number: number): FormerHousehold['open_bill'] {
  const bill_number = billNumber(year, number);
  return { bill_number, reference: creditorReference(bill_number) };
}
