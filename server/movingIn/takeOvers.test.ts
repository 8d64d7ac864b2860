import { beforeAll, expect, it } from 'vitest';
import { type TakeOver, takeOversContract } from '../../domain/movingIn/takeOvers.contract.ts';
import { anOfficeAccount, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aListedHousehold, aListedPerson } from '../testing/movingIn/dirtyHouseholds.ts';
import { sendList } from '../testing/movingIn/importBuilders.ts';
import { aTakeOver } from '../testing/movingIn/takeOverBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let first: TestClient;
let second: TestClient;
beforeAll(async () => {
  first = await logIn(server, await anOfficeAccount(server, 'board'));
  second = await logIn(server, await anOfficeAccount(server, 'board'));
});

const at = (id: number, what = '') => `/api/v1/office/take-overs/${id}${what}`;

async function press(client: TestClient, id: number, what: string) {
  const { status, body } = await client.send('POST', at(id, what), {});
  return [status, status === 200 ? 'done' : (body as { message: string }).message];
}

it('is tried by one of the board, asked for by them, agreed to by another, and taken back', async () => {
  const named = (last_name: string) => [aListedPerson({ last_name })];
  const id = await aTakeOver(server, [
    aListedHousehold({ key: 'A', people: named('Arslan') }),
    aListedHousehold({ key: 'B', people: [] }),
  ]);

  expect(await press(first, id, '/ask')).toEqual([409, 'take_over_not_tried']);
  expect(await press(first, id, '/dry-run')).toEqual([200, 'done']);
  expect(await press(second, id, '/dry-run')).toEqual([409, 'take_over_is_running']);
  await server.runJobs();
  expect(await press(second, id, '/agree')).toEqual([409, 'take_over_not_asked']);
  expect(await press(first, id, '/ask')).toEqual([200, 'done']);
  expect(await press(second, id, '/ask')).toEqual([409, 'take_over_asked_already']);
  expect(await press(first, id, '/agree')).toEqual([403, 'take_over_needs_second']);
  expect(await press(second, id, '/agree')).toEqual([200, 'done']);
  await server.runJobs();
  expect(await press(first, id, '/dry-run')).toEqual([409, 'take_over_agreed_already']);

  const { body } = await first.send('GET', at(id));
  expect(body).toMatchObject({
    rows: 2,
    predicted: { made: 1, refused: 1 },
    decided: { made: 1, refused: 1, doubled: 0 },
    running: null,
  });
  const refused = await first.send('GET', at(id, '/rows?stage=run&result=refused'));
  expect(refused.body).toMatchObject({
    total: 1,
    next: null,
    rows: [{ key: 'B', reasons: [{ key: 'nobody', name: null }] }],
  });
  const made = await first.send('GET', at(id, '/rows?stage=run&result=made'));
  expect(made.body).toMatchObject({
    rows: [
      {
        name: 'Ayşe Arslan',
        warnings: [
          { key: 'phone_missing', name: null },
          { key: 'active_day_missing', name: 'Ayşe Arslan' },
        ],
      },
    ],
  });

  expect(await press(second, id, '/undo')).toEqual([200, 'done']);
  await server.runJobs();
  const after: TakeOver = (await first.send('GET', at(id))).body;
  expect(after.undone).toEqual({ taken_back: 1, kept: 0, failed: 0 });
  expect(await press(second, id, '/undo')).toEqual([409, 'nothing_to_take_back']);
});

it('is the work of the board alone', async () => {
  const clerk = await logIn(server, await anOfficeAccount(server));
  const id = await aTakeOver(server, [aListedHousehold({ key: 'C' })]);

  for (const what of ['/dry-run', '/ask', '/agree', '/go-on', '/undo']) {
    expect(await press(clerk, id, what)).toEqual([403, 'forbidden']);
  }
  expect((await clerk.send('GET', at(id))).status).toBe(403);
  expect((await clerk.send('GET', at(id, '/rows?stage=run&result=made'))).status).toBe(403);
  expect((await first.send('GET', at(9_999))).body).toMatchObject({ message: 'take_over_not_found' });
});

it('does not begin with a list of which more could not be read than is kept, so that no cell is lost silently', async () => {
  const rows = Array.from({ length: 10_001 }, (_, index) => `${index + 1};Ali;Kaya;irgendwann`);
  const { body: file } = await sendList(first, ['Mitgliedsnummer;Vorname;Nachname;Geburtsdatum', ...rows].join('\n'));

  expect(file).toMatchObject({ rows: 10_001, problem_count: 10_001 });
  const prepared = await first.call(takeOversContract.prepareTakeOver, { id: (file as { id: number }).id });
  expect([prepared.status, prepared.body]).toMatchObject([
    409,
    { message: 'too_many_cells_unread', params: { most: 10_000 } },
  ]);
});
