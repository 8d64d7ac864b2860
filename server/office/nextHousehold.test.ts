import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApplicationState } from '../../domain/office/applicationState.ts';
import type { HouseholdList } from '../../domain/office/householdLists.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { Application, HouseholdFile, NextHousehold, ToDo } from '../../domain/office/officeAnswers.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { aHousehold, anOfficeAccount, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

type List = { list: HouseholdList; state?: ApplicationState };

const LISTS: List[] = [
  { list: 'documents' },
  { list: 'applications' },
  { list: 'applications', state: 'documents_not_verified' },
  { list: 'applications', state: 'unpaid' },
  { list: 'applications', state: 'sent_back' },
];

let server: TestServer;
let client: TestClient;
let email: string;
let stranger: number;

beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
  const { db } = server.context;
  // the order of the ids, of the submissions and of the documents differ
  for (const [submitted, minutes] of [
    ['05', 30],
    ['02', 10],
    ['04', 50],
    ['01', 20],
    ['03', 40],
  ] as const) {
    server.clock.moveMinutes(60 - minutes);
    const waiting = { status: 'waiting', submitted_on: day(`2027-01-${submitted}`) } as const;
    const { main_member_id } = await aHousehold(server, waiting);
    await aDocument(server, main_member_id, minutes === 40 ? { type: 'birth_certificate' } : {});
  }
  for (const reason of ['Passfoto fehlt', 'Unleserlich']) {
    const { household_id } = await aHousehold(server);
    await db.updateTable('households').set({ sent_back_reason: reason }).where('id', '=', household_id).execute();
  }
  const active = await aHousehold(server, { status: 'active' });
  await aDocument(server, active.main_member_id);
  stranger = (await aHousehold(server, { status: 'active' })).household_id;
  const clerk = await anOfficeAccount(server);
  email = clerk.email;
  client = await logIn(server, clerk);
});
afterAll(() => server.stop());

async function idsOf({ list, state }: List): Promise<number[]> {
  const { body } =
    list === 'documents'
      ? await client.call(officeContract.getToDo)
      : await client.call(officeContract.listApplications, { state });
  const rows = list === 'documents' ? (body as ToDo).documents_to_check : (body as Application[]);
  return rows.map(({ household_id }) => household_id);
}

const nextOf = async (id: number, list: List) => (await placeOf(id, list)).next?.household_id ?? null;

async function placeOf(id: number, list: List): Promise<NextHousehold> {
  const answer = await client.call(officeContract.findNextHousehold, { id: String(id), ...list });
  expect(answer.status).toBe(200);
  return answer.body as NextHousehold;
}

const nameOf = ({ list, state }: List) => [list, state].filter(Boolean).join(', ');

const skip = (id: number, reason: string, until = '') =>
  client.call(officeContract.skipHousehold, { id: String(id), reason, until });
const endSkip = (id: number) => client.call(officeContract.endSkip, { id: String(id) });

async function expectInOrder(list: List): Promise<number[]> {
  const ids = await idsOf(list);
  const places = await Promise.all(ids.map((id) => placeOf(id, list)));
  expect(places.map(({ next }) => next?.household_id ?? null)).toEqual([...ids.slice(1), null]);
  expect(places.map(({ previous }) => previous)).toEqual([null, ...ids.slice(0, -1)]);
  expect(places.map(({ place, count }) => [place, count])).toEqual(ids.map((_, at) => [at + 1, ids.length]));
  return ids;
}

it.each(LISTS.map((list) => [nameOf(list), list] as const))(
  '%s: every row has its place, after the one before and followed by the next',
  async (_, list) => {
    const ids = await expectInOrder(list);

    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

it.each(LISTS.map((list) => [nameOf(list), list] as const))(
  '%s: a skipped household comes at the end, the others keep their order',
  async (_, list) => {
    const [first = 0, second = 0, ...others] = await idsOf(list);

    await skip(second, 'Wartet auf die Botschaft');
    await skip(first, 'Ruft zurück');

    expect(await expectInOrder(list)).toEqual([...others, first, second]);
    await endSkip(first);
    await endSkip(second);
    expect(await expectInOrder(list)).toEqual([first, second, ...others]);
  },
);

it('a household that is not in the list leads to its head, and one with a place in it to those behind', async () => {
  const ids = await idsOf({ list: 'documents' });

  const place = await placeOf(stranger, { list: 'documents' });

  expect(place).toMatchObject({ next: { household_id: ids[0] }, previous: null, place: null, count: ids.length });
});

it.each([{ list: 'documents' }, { list: 'applications', state: 'documents_not_verified' }] as const)(
  '%o: a household whose documents have just been decided leads to the one behind it',
  async (list) => {
    const [first, second = 0, third] = await idsOf(list);
    const decided = { verified_at: server.clock.now() };
    const documents = server.context.db.selectFrom('members').select('id').where('household_id', '=', second);

    await server.context.db.updateTable('documents').set(decided).where('member_id', 'in', documents).execute();
    await server.context.db
      .updateTable('members')
      .set({ citizenship_id: 40 })
      .where('household_id', '=', second)
      .execute();

    expect(await nextOf(second, list)).toBe(third);
    expect((await idsOf(list)).slice(0, 2)).toEqual([first, third]);
  },
);

it('the note says when, by whom and why, in the lists and at the household, until a document comes', async () => {
  const [id = 0] = await idsOf({ list: 'documents' });
  const ofFile = async () => (await client.call(officeContract.getHousehold, { id: String(id) })).body as HouseholdFile;
  const note = { at: server.clock.now().toISOString(), by: email, reason: 'Ruft morgen an', until: null };

  await skip(id, 'wird ersetzt');
  expect((await skip(id, 'Ruft morgen an')).status).toBe(204);

  expect((await ofFile()).skip).toEqual(note);
  const { documents_to_check } = (await client.call(officeContract.getToDo)).body as ToDo;
  expect(documents_to_check.at(-1)).toMatchObject({ household_id: id, skip: note });
  const listed = (await client.call(officeContract.listApplications)).body as Application[];
  expect(listed.filter(({ skip: one }) => one).map(({ household_id }) => household_id)).toEqual([id]);

  server.clock.moveMinutes(5);
  await aDocument(server, (await ofFile()).main_member.id, { type: 'residence_permit' });
  expect((await ofFile()).skip).toBeNull();
});

it('a day that is over or far away is refused, and today is the nearest', async () => {
  const [id = 0] = await idsOf({ list: 'documents' });
  const onDay = (days: number) => skip(id, 'Ruft an', toWireDay(server.clock.inDays(days)));

  expect((await onDay(-1)).body).toMatchObject({ errors: { until: ['date_must_not_be_past'] } });
  expect((await onDay(400)).body).toMatchObject({ errors: { until: ['check_the_year'] } });
  expect((await onDay(0)).status).toBe(204);
  expect((await endSkip(id)).status).toBe(204);
});

it('an unknown household is not found, and a note needs words', async () => {
  const [id = 0] = await idsOf({ list: 'documents' });

  expect((await skip(999_999, 'x')).status).toBe(404);
  expect((await endSkip(999_999)).status).toBe(404);
  expect((await client.call(officeContract.findNextHousehold, { id: '999999', list: 'documents' })).status).toBe(404);
  expect((await skip(id, '  ')).body).toMatchObject({ errors: { reason: ['required'] } });
});

it('a household that is skipped until a day has its place again on the day after', async () => {
  const list: List = { list: 'documents' };
  // a session lasts less than a day
  const anew = async () => {
    client = await logIn(server, await anOfficeAccount(server));
  };
  const order = await idsOf(list);
  const [first = 0] = order;
  const until = server.clock.inDays(2);
  expect((await skip(first, 'Kommt am Freitag', toWireDay(until))).status).toBe(204);
  expect((await idsOf(list)).at(-1)).toBe(first);
  const { skip: note } = (await client.call(officeContract.getHousehold, { id: String(first) })).body as HouseholdFile;
  expect(note).toMatchObject({ reason: 'Kommt am Freitag', until: toWireDay(until) });

  server.clock.moveDays(2);
  await anew();
  expect((await idsOf(list)).at(-1)).toBe(first);
  server.clock.moveDays(1);
  await anew();
  expect(await idsOf(list)).toEqual(order);
});
