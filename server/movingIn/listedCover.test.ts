import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { coverOn } from '../../domain/membership/cover.ts';
import type { ImportedHousehold, ImportedPerson } from '../../domain/movingIn/importedHousehold.ts';
import { addDays, type Day, day } from '../../domain/shared/day.ts';
import { readCoverFacts } from '../membership/cover/cover.reads.ts';
import { dirtyHouseholds } from '../testing/movingIn/dirtyHouseholds.ts';
import { aTakeOver, rowsOf, takenOver } from '../testing/movingIn/takeOverBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
const TODAY = day('2027-01-11');

const list = dirtyHouseholds(110, 23);
let id: number;
beforeAll(async () => {
  id = await aTakeOver(server, list);
  await takenOver(server, id);
});

type Said = 'not_a_member' | 'unknown' | 'waiting' | 'covered' | 'ended';
/** What is said of all days from one on, until the next statement. */
type From = { on: Day; is: Said };

/** Before every day of a list. */
const EVER = day('1900-01-01');

/**
 * What a former list says about somebody on a day, calculated without any code of the product: statements about days from which on
 * something holds, the later ones stronger.
 */
function listedOn(listed: ImportedPerson, on: Day): Said {
  const holding = statementsOf(listed).filter((statement) => statement.on <= on);
  return holding.at(-1)?.is ?? 'unknown';
}

function statementsOf(listed: ImportedPerson): From[] {
  const { left_on, left_because } = listed;
  const { came, member } = daysOf(listed);
  const before: From[] = came ? [{ on: EVER, is: 'not_a_member' }] : [];
  const first = came ?? EVER;
  // who left some day: nobody knows when
  if (!left_on && left_because) return [...before, { on: first, is: 'unknown' }, { on: TODAY, is: 'ended' }];
  const end: From[] = left_on ? [{ on: left_on, is: 'ended' }] : [];
  const during = member ? membership({ came, member, isGone: left_on !== null }) : guessed(listed, came);
  return [...before, ...during, ...end].filter(beforeEnd(left_on));
}

function daysOf({ joined_on, left_on, waiting_until, active_since }: ImportedPerson) {
  const joined = left_on && (joined_on ?? '') > left_on ? null : joined_on;
  const waited = waiting_until && waiting_until >= (joined ?? '') ? waiting_until : null;
  const member = active_since ?? (waited && addDays(waited, 1));
  return { came: joined && active_since && active_since < joined ? active_since : joined, member };
}

/** The list tells neither since when somebody is a member nor how long they wait. */
function guessed({ left_on, listed_as_covered }: ImportedPerson, came: Day | null): From[] {
  const unknown: From = { on: came ?? EVER, is: 'unknown' };
  if (left_on) return [unknown];
  if (came && listed_as_covered !== true && addDays(came, 90) >= TODAY) return [{ on: came, is: 'waiting' }];
  return [unknown, { on: TODAY, is: 'covered' }];
}

/** Nothing begins on the day of the end or later. */
function beforeEnd(left: Day | null) {
  return ({ on, is }: From) => left === null || is === 'ended' || on < left;
}

function membership({ came, member, isGone }: { came: Day | null; member: Day; isGone: boolean }): From[] {
  if (came)
    return [
      { on: came, is: 'waiting' },
      { on: member, is: 'covered' },
    ];
  const waitsToday: From[] = member > TODAY && !isGone ? [{ on: TODAY, is: 'waiting' }] : [];
  return [{ on: EVER, is: 'unknown' }, ...waitsToday, { on: member, is: 'covered' }];
}

/** People about whom the list itself says something, and whom no age limit ends. */
function isAsked(person: ImportedPerson, { people }: ImportedHousehold): boolean {
  const main = people.find(({ relation }) => relation === 'main');
  const isChild = person.relation === 'son' || person.relation === 'daughter';
  const tellsNothing = !person.joined_on && !person.waiting_until && !person.active_since;
  const mainLeft = !!main && (main.left_on !== null || main.left_because !== null);
  const follows = person !== main && (mainLeft || tellsNothing) && !person.left_on && !person.left_because;
  return !isChild && !follows;
}

/** The people of a household who are asked about, with their ids; the main member is stored first. */
async function storedPeople(household: ImportedHousehold, household_id: number) {
  const { db } = server.context;
  const stored = await db
    .selectFrom('members')
    .select('id')
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute();
  const listed = household.people.toSorted(
    (one, other) => Number(other.relation === 'main') - Number(one.relation === 'main'),
  );
  return listed.flatMap((person, place) => {
    const id = stored[place]?.id;
    return id !== undefined && isAsked(person, household) ? [{ person, id }] : [];
  });
}

async function verdictOn(id: number, on: Day): Promise<string> {
  const facts = await readCoverFacts(server.context.db, { member_ids: [id], day: on, is_accident: false });
  const { verdict } = coverOn({ ...facts, birth: day('1980-01-01') });
  return verdict === 'excluded' ? 'ended' : verdict;
}

/** The days on which something changes, the days before, today, and one that the seed chooses. */
function daysAround(person: ImportedPerson, random: number): Day[] {
  const told = [person.joined_on, person.active_since, person.left_on].flatMap((on) =>
    on ? [on, addDays(on, -1)] : [],
  );
  return [...told.filter((on) => on <= TODAY), TODAY, addDays(TODAY, -random)];
}

it('the cover of a past day is what the list tells, or unknown', async () => {
  const offsets = fc.sample(fc.integer({ min: 0, max: 16_000 }), { numRuns: 1_000, seed: 5 });
  const verdicts: string[] = [];

  for (const { key, household_id } of (await rowsOf(server, id)).slice(0, 70)) {
    const household = list.find((one) => one.key === key);
    if (!household || household_id === null) continue;
    for (const { person, id: memberId } of await storedPeople(household, household_id)) {
      for (const on of daysAround(person, offsets[verdicts.length] ?? 0)) {
        const is = await verdictOn(memberId, on);
        expect({ on, person, is }).toEqual({ on, person, is: listedOn(person, on) });
        verdicts.push(is);
      }
    }
  }
  expect(verdicts.length).toBeGreaterThan(300);
  expect([...new Set(verdicts)].sort()).toEqual(['covered', 'ended', 'not_a_member', 'unknown', 'waiting']);
});

/** What the list says that a household owes: nothing where it says nothing. */
function owedInList({ open_cents }: ImportedHousehold): number {
  return open_cents ?? 0;
}

it('of a thousand random pairs of person and past day none differs from the list, nor any cent owed', async () => {
  const { db } = server.context;
  const asked: { person: ImportedPerson; id: number }[] = [];
  for (const { key, household_id } of await rowsOf(server, id)) {
    const household = list.find((one) => one.key === key);
    if (!household || household_id === null) continue;
    asked.push(...(await storedPeople(household, household_id)));
    const invoices = await db
      .selectFrom('sale_invoices')
      .select(['amount_cents', 'paid_cents'])
      .where('household_id', '=', household_id)
      .execute();
    const owed = invoices.reduce((sum, { amount_cents, paid_cents }) => sum + amount_cents - paid_cents, 0);
    expect({ key, owed }).toEqual({ key, owed: owedInList(household) });
  }
  const pairs = fc.sample(fc.record({ which: fc.nat({ max: asked.length - 1 }), ago: fc.nat({ max: 16_000 }) }), {
    numRuns: 1_000,
    seed: 106,
  });
  const differing = [];
  for (const { which, ago } of pairs) {
    const one = asked[which];
    if (!one) continue;
    const on = addDays(TODAY, -ago);
    const [is, listed] = [await verdictOn(one.id, on), listedOn(one.person, on)];
    if (is !== listed) differing.push({ on, is, listed, person: one.person });
  }
  expect(asked.length).toBeGreaterThan(60);
  expect(differing).toEqual([]);
});
