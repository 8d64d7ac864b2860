import { beforeAll, describe, expect, it } from 'vitest';
import { ageOn, type Day, daysBetween, isAfter, yearOf } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { testServer } from '../testing/testServer.ts';
import { makeDemo } from './makeDemo.ts';
import { austrianNames, turkishNames } from './names.ts';

const ADULT = 18;
const OLDEST_MOTHER = 45;
const MOST_BETWEEN_SPOUSES = 15;
const LEAST_DAYS_BETWEEN_SIBLINGS = 270;
/** The demo may be made in later years, and its children must still be children then. */
const NO_CHILD_BEFORE = 2005;

const firstNames = {
  female: [...turkishNames.female, ...austrianNames.female] as string[],
  male: [...turkishNames.male, ...austrianNames.male] as string[],
};

const server = testServer();
let families: Family[];
beforeAll(async () => {
  await makeDemo(server.context);
  families = await listFamilies();
});

type Person = Awaited<ReturnType<typeof readPeople>>[number];
type Family = { main: Person; spouse: Person | undefined; children: Person[]; all: Person[] };

describe('the demo’s people', () => {
  it('are couples, single people, and children', () => {
    expect(families.length).toBe(22);
    expect(families.filter(({ spouse }) => spouse).length).toBeGreaterThan(5);
    expect(families.filter(({ spouse }) => !spouse).length).toBeGreaterThan(3);
    expect(families.filter(({ children }) => children.length > 1).length).toBeGreaterThan(0);
  });

  it('are married if they have a wife or husband, widowed if that person has died, and otherwise not', () => {
    const isAlone = ({ main, spouse }: Family) => spouse?.status === 'inactive' && main.status !== 'inactive';
    const untrue = families.flatMap((family) => {
      const { main, spouse, children } = family;
      return [
        ...unless(
          main.civil_status === (spouse ? (isAlone(family) ? 'widowed' : 'married') : main.civil_status && 'single'),
          main,
        ),
        ...(spouse ? unless(spouse.civil_status === 'married', spouse) : []),
        ...children.filter(({ civil_status }) => civil_status !== 'single'),
      ];
    });

    expect(untrue.map(fullName)).toEqual([]);
  });

  it('have relationships that match their gender', () => {
    const genders = { wife: 'female', husband: 'male', daughter: 'female', son: 'male' } as const;
    const untrue = families.flatMap(({ main, spouse, all }) => [
      ...all.filter(
        ({ gender, first_name, is_main }) =>
          (gender || !is_main) && !(gender && firstNames[gender].includes(first_name)),
      ),
      ...all.filter(({ relationship_type: is, gender }) => is && is in genders && Reflect.get(genders, is) !== gender),
      ...(spouse ? unless(spouse.gender !== main.gender, spouse) : []),
    ]);

    expect(untrue.map(fullName)).toEqual([]);
  });

  it('have the last name of their family, and first names that differ within it', () => {
    const untrue = families.flatMap(({ main, all }) => [
      ...all.filter(({ last_name }) => last_name !== main.last_name),
      ...all.filter((one) => all.some((other) => other !== one && other.first_name === one.first_name)),
    ]);

    expect(untrue.map(fullName)).toEqual([]);
  });

  it('have the couple as parents if they are children', () => {
    const untrue = families.flatMap(({ main, spouse, children }) => {
      const mother = main.gender === 'female' ? main : spouse;
      const father = main.gender === 'male' ? main : spouse;
      return children.filter(
        ({ father_name, mother_name }) =>
          father_name !== father?.first_name || (mother_name !== null && mother_name !== mother?.first_name),
      );
    });

    expect(untrue.map(fullName)).toEqual([]);
  });

  it('do not have a sibling as wife or husband', () => {
    const untrue = families.flatMap(({ main, spouse }) =>
      spouse ? unless(spouse.father_name !== main.father_name && spouse.mother_name !== main.mother_name, spouse) : [],
    );

    expect(untrue.map(fullName)).toEqual([]);
  });

  it('do not have the first name of their own mother or father', () => {
    const all = families.flatMap((family) => family.all);

    const untrue = all.filter((one) => [one.father_name, one.mother_name].includes(one.first_name));

    expect(untrue.map(fullName)).toEqual([]);
  });

  it('were old enough when they married or had a child', () => {
    const today = server.clock.today();
    const untrue = families.flatMap(({ main, spouse, children }) => {
      const couple = spouse ? [main, spouse] : [main];
      return [
        ...couple.filter((one) => one.date_of_birth && ageOn(one.date_of_birth, today) < ADULT),
        ...(spouse ? unless(yearsBetween(main, spouse) <= MOST_BETWEEN_SPOUSES, spouse) : []),
        ...children.filter((child) => couple.some((parent) => !couldHave(parent, child))),
      ];
    });

    expect(untrue.map(fullName)).toEqual([]);
  });

  it('have children one after the other, who are young enough to be covered as such', () => {
    const untrue = families.flatMap(({ children }) =>
      children.filter(
        (one) =>
          yearOf(bornOn(one)) < NO_CHILD_BEFORE ||
          isAfter(bornOn(one), server.clock.today()) ||
          children.some((other) => other !== one && daysApart(one, other) < LEAST_DAYS_BETWEEN_SIBLINGS),
      ),
    );

    expect(untrue.map(fullName)).toEqual([]);
  });

  it('have an open request that adds a first name to the mother’s', async () => {
    const request = await server.context.db
      .selectFrom('change_requests as c')
      .innerJoin('members as m', 'm.id', 'c.member_id')
      .select(['c.wanted', 'm.mother_name'])
      .executeTakeFirstOrThrow();

    expect(JSON.parse(server.context.vault.open(request.wanted))).toBe(`${request.mother_name} Nur`);
  });
});

function readPeople() {
  return server.context.db
    .selectFrom('members')
    .select(['household_id', 'is_main', 'relationship_type', 'first_name', 'last_name', 'gender', 'date_of_birth'])
    .select(['civil_status', 'father_name', 'mother_name', 'status'])
    .orderBy('id')
    .execute();
}

async function listFamilies(): Promise<Family[]> {
  const byHousehold = Map.groupBy(await readPeople(), ({ household_id }) => household_id);
  return [...byHousehold.values()].map((all) => {
    const main = all.find(({ is_main }) => is_main);
    if (!main) throw new Error('a household without a main member');
    const relatives = all.filter((one) => one !== main);
    const spouse = relatives.find(({ relationship_type: is }) => is === 'wife' || is === 'husband');
    return { main, spouse, children: relatives.filter((one) => one !== spouse), all };
  });
}

function unless(isTrue: boolean, person: Person): Person[] {
  return isTrue ? [] : [person];
}

function bornOn({ date_of_birth, first_name }: Person): Day {
  if (!date_of_birth) throw new Error(`${first_name} has no birthday`);
  return date_of_birth;
}

function daysApart(one: Person, other: Person): number {
  return Math.abs(daysBetween(bornOn(one), bornOn(other)));
}

function yearsBetween(one: Person, other: Person): number {
  return Math.abs(yearOf(bornOn(one)) - yearOf(bornOn(other)));
}

function couldHave(parent: Person, child: Person): boolean {
  const age = ageOn(bornOn(parent), bornOn(child));
  return age >= ADULT && (parent.gender === 'male' || age <= OLDEST_MOTHER);
}
