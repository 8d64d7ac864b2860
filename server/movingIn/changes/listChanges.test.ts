import { beforeAll, expect, it } from 'vitest';
import type { ChangedHousehold } from '../../../domain/movingIn/changes/listChanges.contract.ts';
import type { ImportedHousehold } from '../../../domain/movingIn/importedHousehold.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { runToEnd } from '../../platform/runs/worker.ts';
import { anOfficeAccount, logIn } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aListedHousehold, aListedPerson } from '../../testing/movingIn/dirtyHouseholds.ts';
import { aTakeOver, rowsOf, takenOver, tried } from '../../testing/movingIn/takeOverBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { beginAlone } from '../takeOvers.actions.ts';
import { undoTakeOver } from '../takeOvers.jobs.ts';
import { updateTakeOver } from '../takeOvers.writes.ts';

const server = testServer();
const db = () => server.context.db;
let clerk: TestClient;
beforeAll(async () => {
  clerk = await logIn(server, await anOfficeAccount(server));
});

/** A list that was taken over. */
async function taken(...households: ImportedHousehold[]): Promise<number> {
  const id = await aTakeOver(server, households);
  await takenOver(server, id);
  return id;
}

type Read = { households: ChangedHousehold[]; open: number; takeable: number };

async function changesOf(id: number): Promise<Read> {
  return (await clerk.send('GET', `/api/v1/office/take-overs/${id}/changes`)).body as Read;
}

async function householdOf(id: number): Promise<number> {
  return (await rowsOf(server, id)).find(({ verdict }) => verdict === 'made')?.household_id ?? 0;
}

function decide({ id, shown }: ChangedHousehold, decided: { key: string; holds: string }[]) {
  return clerk.send('POST', `/api/v1/office/take-over-rows/${id}/changes`, { shown, decided });
}

/** Everything that can be taken over. */
function allOf({ changes }: ChangedHousehold) {
  return changes.filter(({ state }) => state === 'take').map(({ key }) => ({ key, holds: 'list' }));
}

function firstOf({ households }: Read): ChangedHousehold {
  const [household] = households;
  if (!household) throw new Error('no household differs');
  return household;
}

const domestic = {
  type: 'domestic' as const,
  street: 'Feldgasse 3',
  postal_code: '6020',
  state: null,
  city: 'Innsbruck',
  country_id: null,
};

it('shows what a later list says otherwise, and takes over what nobody has changed here', async () => {
  const husband = aListedPerson({
    last_name: 'Kaya',
    first_name: 'Ali',
    relation: 'husband',
    date_of_birth: day('1980-02-02'),
  });
  const before = aListedHousehold({
    key: 'take',
    addresses: [domestic],
    note: 'zahlt bar',
    people: [aListedPerson({ last_name: 'Kaya' }), husband],
  });
  const first = await taken(before);
  const household_id = await householdOf(first);
  const changed = {
    ...before,
    addresses: [{ ...domestic, street: 'Hauptplatz 1' }],
    note: 'zahlt per Dauerauftrag',
    open_cents: cents(9_000),
    // the order of the list does not matter
    people: [before.people[0], { ...husband, last_name: 'Kaya-Demir', place_of_birth: 'Yozgat' }].filter(
      (one) => one !== undefined,
    ),
  };
  const second = await aTakeOver(server, [changed]);
  await tried(server, second);
  expect(await rowsOf(server, second)).toMatchObject([{ predicted: 'changed' }]);
  await takenOver(server, second);

  const read = await changesOf(second);
  const household = firstOf(read);
  expect([read.open, read.takeable]).toEqual([1, 1]);
  expect(
    household.changes.map(({ field, name, state, before: was, listed, here }) => [
      field,
      name,
      state,
      was,
      listed,
      here,
    ]),
  ).toEqual([
    [
      'addresses',
      null,
      'take',
      'Feldgasse 3, 6020 Innsbruck',
      'Hauptplatz 1, 6020 Innsbruck',
      'Feldgasse 3, 6020 Innsbruck',
    ],
    ['note', null, 'take', 'zahlt bar', 'zahlt per Dauerauftrag', null],
    ['open_cents', null, 'by_hand', null, '9000', '0'],
    ['last_name', 'Ali Kaya', 'take', 'Kaya', 'Kaya-Demir', 'Kaya'],
    ['place_of_birth', 'Ali Kaya', 'take', null, 'Yozgat', null],
  ]);

  expect((await decide(household, allOf(household))).body).toEqual({ left: 1 });
  const addresses = await db()
    .selectFrom('addresses as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select('a.street')
    .where('m.household_id', '=', household_id)
    .execute();
  expect(addresses).toEqual([{ street: 'Hauptplatz 1' }]);
  const people = await db()
    .selectFrom('members')
    .select(['last_name', 'place_of_birth'])
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute();
  expect(people[1]).toEqual({ last_name: 'Kaya-Demir', place_of_birth: 'Yozgat' });
  const notes = await db()
    .selectFrom('household_notes')
    .select('words')
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute();
  expect(notes.map(({ words }) => words)).toEqual(['zahlt bar', 'zahlt per Dauerauftrag']);
  // money stays as it is here, until a person has looked
  expect(
    await db().selectFrom('sale_invoices').select('id').where('household_id', '=', household_id).execute(),
  ).toEqual([]);
  expect((await decide(household, allOf(household))).body).toMatchObject({ message: 'list_changes_outdated' });

  const [left] = (await changesOf(second)).households;
  expect(left && (await decide(left, [{ key: 'open_cents', holds: 'list' }])).body).toMatchObject({
    message: 'change_is_by_hand',
  });
  expect(left && (await decide(left, [{ key: 'open_cents', holds: 'here' }])).body).toEqual({ left: 0 });
  expect((await changesOf(second)).open).toBe(0);

  await server.runJobs();
  expect(server.mails).toEqual([]);
  const third = await taken(changed);
  expect(await rowsOf(server, third)).toMatchObject([{ verdict: 'unchanged' }]);
});

it('never overwrites what was changed here, unless a person decides so', async () => {
  const before = aListedHousehold({
    key: 'conflict',
    people: [aListedPerson({ last_name: 'Çelik', place_of_birth: 'Wien' })],
  });
  const household_id = await householdOf(await taken(before));
  const second = await taken({ ...before, people: [aListedPerson({ last_name: 'Çelik', place_of_birth: 'Linz' })] });
  const shown = firstOf(await changesOf(second));
  expect(shown.changes.map(({ state }) => state)).toEqual(['take']);

  await db().updateTable('members').set({ place_of_birth: 'Graz' }).where('household_id', '=', household_id).execute();
  expect((await decide(shown, allOf(shown))).body).toMatchObject({ message: 'list_changes_outdated' });
  expect((await clerk.send('POST', `/api/v1/office/take-overs/${second}/changes`, {})).body).toEqual({ households: 1 });
  await server.runJobs();
  const place = () =>
    db().selectFrom('members').select('place_of_birth').where('household_id', '=', household_id).executeTakeFirst();
  expect(await place()).toEqual({ place_of_birth: 'Graz' });

  const conflict = firstOf(await changesOf(second));
  expect(conflict.changes).toMatchObject([{ state: 'conflict', before: 'Wien', listed: 'Linz', here: 'Graz' }]);
  expect((await clerk.send('POST', `/api/v1/office/take-overs/${second}/changes`, {})).body).toMatchObject({
    message: 'nothing_new_to_take',
  });
  expect((await decide(conflict, [{ key: '0.place_of_birth', holds: 'here' }])).body).toEqual({ left: 0 });
  expect(await place()).toEqual({ place_of_birth: 'Graz' });
  const third = await taken({ ...before, people: [aListedPerson({ last_name: 'Çelik', place_of_birth: 'Linz' })] });
  expect(await rowsOf(server, third)).toMatchObject([{ verdict: 'unchanged' }]);
});

it('adds who is new in the list with the days that it tells, and makes nobody twice', async () => {
  const main = aListedPerson({ last_name: 'Yeni', active_since: day('2015-01-01') });
  const before = aListedHousehold({ key: 'added', people: [main] });
  const household_id = await householdOf(await taken(before));
  const child = aListedPerson({
    last_name: 'Yeni',
    first_name: 'Naz',
    relation: 'daughter',
    date_of_birth: day('2020-05-05'),
  });
  const second = await taken({ ...before, people: [main, child] });

  const household = firstOf(await changesOf(second));
  expect(household.changes).toMatchObject([{ field: 'added', name: 'Naz Yeni', state: 'take' }]);
  const pressed = await Promise.all([decide(household, allOf(household)), decide(household, allOf(household))]);
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const people = await db()
    .selectFrom('members')
    .select(['first_name', 'status', 'joined_later'])
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute();
  // no day is told of her: she waits from the day on which the list was read
  expect(people.slice(1)).toEqual([{ first_name: 'Naz', status: 'waiting', joined_later: true }]);

  const third = await taken({
    ...before,
    people: [{ ...child, place_of_birth: 'Hall' }, main].toSorted((one) => (one.relation === 'main' ? -1 : 1)),
  });
  expect(firstOf(await changesOf(third)).changes).toMatchObject([
    { field: 'place_of_birth', name: 'Naz Yeni', state: 'take' },
  ]);
  const fourth = await taken(before);
  expect(firstOf(await changesOf(fourth)).changes).toMatchObject([
    { field: 'absent', name: 'Naz Yeni', state: 'by_hand' },
  ]);
});

it('takes everything new at once, and compares nothing with a household that was taken back', async () => {
  const names = ['Bir', 'İki', 'Üç'];
  const lists = (city: string) =>
    names.map((last_name) =>
      aListedHousehold({ key: `all ${last_name}`, people: [aListedPerson({ last_name, place_of_birth: city })] }),
    );
  const first = await taken(...lists('Wien'));
  const second = await taken(...lists('Linz'));
  expect((await changesOf(second)).takeable).toBe(3);
  const waiting = { id: second, waits_for: 'changes', open: 3 };
  expect((await clerk.send('GET', '/api/v1/office/to-do')).body).toMatchObject({ take_overs: [waiting] });
  expect((await clerk.send('POST', `/api/v1/office/take-overs/${second}/changes`, {})).body).toEqual({ households: 3 });
  expect((await clerk.send('POST', `/api/v1/office/take-overs/${second}/changes`, {})).body).toMatchObject({
    message: 'take_over_is_running',
  });
  await server.runJobs();
  expect(await changesOf(second)).toMatchObject({ open: 0, takeable: 0, households: [] });

  const before = (city: string) =>
    aListedHousehold({ key: 'back', people: [aListedPerson({ last_name: 'Geri', place_of_birth: city })] });
  const third = await taken(before('Wien'));
  const fourth = await taken(before('Linz'));
  const shown = firstOf(await changesOf(fourth));
  for (const id of [first, third]) await runToEnd(server.context, undoTakeOver, { take_over_id: id });
  // what was taken over from a later list was written since
  expect((await rowsOf(server, first)).map(({ undone }) => undone)).toEqual(['kept', 'kept', 'kept']);
  expect((await rowsOf(server, third)).map(({ undone }) => undone)).toEqual(['taken_back']);
  expect((await decide(shown, allOf(shown))).body).toMatchObject({ message: 'listed_household_not_found' });
  expect((await changesOf(fourth)).open).toBe(0);
});

it('compares nothing any more once the board has declared it finished', async () => {
  const people = [aListedPerson({ last_name: 'Bitti', place_of_birth: 'Wien' })];
  const before = aListedHousehold({ key: 'finish', people });
  await taken(before);
  const second = await taken({ ...before, people: [aListedPerson({ last_name: 'Bitti', place_of_birth: 'Linz' })] });
  const third = await aTakeOver(server, [before]);
  const shown = firstOf(await changesOf(second));
  const only = await anOfficeAccount(server, 'board');
  const board = await logIn(server, only);
  const finish = (who: TestClient) => who.send('POST', '/api/v1/office/taking-over/finish', {});

  expect((await finish(clerk)).status).toBe(403);
  expect((await clerk.send('GET', '/api/v1/office/taking-over')).body).toMatchObject({
    finished_at: null,
    may_finish: false,
  });
  expect((await board.send('GET', '/api/v1/office/taking-over')).body).toMatchObject({
    may_finish: true,
    open_list: { id: second },
  });
  expect((await finish(board)).status).toBe(200);
  expect((await finish(board)).body).toMatchObject({ message: 'taking_over_finished' });

  const kept = await db().selectFrom('take_over_rows').select(['key', 'digests', 'numbers', 'made_people']).execute();
  expect(kept.every(({ key, digests }) => key === null && Object.keys(digests).length === 0)).toBe(true);
  expect((await decide(shown, allOf(shown))).body).toMatchObject({ message: 'taking_over_finished' });
  expect((await board.send('POST', `/api/v1/office/take-overs/${third}/dry-run`, {})).body).toMatchObject({
    message: 'taking_over_finished',
  });
  expect((await clerk.send('POST', `/api/v1/office/take-overs/${second}/changes`, {})).body).toMatchObject({
    message: 'taking_over_finished',
  });

  const asked_at = new Date(server.clock.now().getTime() - 4 * 86_400_000);
  expect(
    await server.change(async (change) => {
      await updateTakeOver(change.tx, third, { asked_by: only.account_id, asked_at });
      return beginAlone(change, third);
    }),
  ).toBe(false);
});
