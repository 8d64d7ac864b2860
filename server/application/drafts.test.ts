import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { draftsContract } from '../../domain/application/drafts.contract.ts';
import { eraseAccount } from '../accounts/eraseAccounts.actions.ts';
import { aHousehold, aLoggedInClient, anOfficeAccount, logIn, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { somebodyWaitsForALock } from '../testing/processes/locks.ts';
import { aSubstitute } from '../testing/substituteBuilders.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';
import { sweepDrafts } from './drafts.jobs.ts';

const { listDrafts, keepDraft, discardDraft } = draftsContract;
const base = { street: '', city: 'Wien' };
const values = { street: 'Favoritenstraße 8 / Şişli', city: 'Wien' };

let server: TestServer;
let client: TestClient;
let household: TestHousehold;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.moveTo(TEST_BEGINS);
  ({ client, household } = await aLoggedInClient(server));
});

it('a draft is available on another device, the latest first', async () => {
  const kept = await client.call(keepDraft, { form: 'household', values, base });
  server.clock.moveMinutes(1);
  await client.call(keepDraft, { form: 'family-member-new', values: { first_name: 'Elif' }, base: {} });

  const other = await logIn(server, household);

  expect([kept.status, kept.body]).toEqual([200, { form: 'household', updated_at: '2027-01-11T11:00:00.000Z' }]);
  expect((await other.call(listDrafts)).body).toEqual([
    { form: 'family-member-new', values: { first_name: 'Elif' }, base: {}, updated_at: '2027-01-11T11:01:00.000Z' },
    { form: 'household', values, base, updated_at: '2027-01-11T11:00:00.000Z' },
  ]);
});

it('a later draft replaces the former one; discarding deletes it and may be repeated', async () => {
  await client.call(keepDraft, { form: 'household', values, base });
  await client.call(keepDraft, { form: 'household', values: { street: 'Gasse 1' }, base });
  const kept = (await client.call(listDrafts)).body;

  const answers = [await discard('household'), await discard('household')];

  expect(kept).toMatchObject([{ values: { street: 'Gasse 1' } }]);
  expect(answers).toEqual([204, 204]);
  expect((await client.call(listDrafts)).body).toEqual([]);
});

it('passwords, files and unknown fields are not stored', async () => {
  const secret = { ...values, password: 'Kiraz-Bahce-84', old_password: 'x', file: { bytes: 'x' }, status: 'active' };

  await client.call(keepDraft, { form: 'household', values: secret, base: secret });

  expect((await client.call(listDrafts)).body).toMatchObject([{ values, base: values }]);
  expect(Object.keys((await firstDraft()).values)).toEqual(['street', 'city']);
});

it('drafts are encrypted in the database', async () => {
  await client.call(keepDraft, {
    form: 'main-member',
    values: { social_insurance_number: '1236010285' },
    base: {},
  });

  const { content } = await server.context.db
    .selectFrom('form_drafts')
    .select('content')
    .where('account_id', '=', household.account_id)
    .executeTakeFirstOrThrow();

  expect(content.toString('latin1')).not.toContain('1236010285');
});

it.each([
  [19_900, 200, undefined],
  [20_100, 413, 'request_too_large'],
])('a draft of %i letters is answered %i', async (length, status, message) => {
  const answer = await client.call(keepDraft, {
    form: 'household',
    values: { street: 'x'.repeat(length) },
    base: {},
  });

  expect([answer.status, (answer.body as { message?: string }).message]).toEqual([status, message]);
});

it.each([[{ values: 'x', base: {} }], [{ values: [], base: {} }], [{ values: {} }], [{}]])(
  '%j is no draft',
  async (sent) => {
    expect((await client.send('PUT', '/api/v1/me/drafts/household', sent)).status).toBe(422);
  },
);

it('drafts are stored only for existing forms about one’s own people', async () => {
  const stranger = await aHousehold(server);
  const foreign = await aMember(server, stranger);
  const foreignSubstitute = await aSubstitute(server, stranger);
  const forms = ['nonsense', 'password', 'family-member-2147483647', 'family-member-0', `family-member-${foreign}`];
  const all = [...forms, 'family-member-99999999', 'substitute-99999999', `substitute-${foreignSubstitute}`];

  const answers = [];
  for (const form of all) answers.push(await client.call(keepDraft, { form, values, base }));

  expect(answers.map(({ status, body }) => [status, (body as { message: string }).message])).toEqual(
    Array(8).fill([404, 'form_not_found']),
  );
  expect((await client.call(listDrafts)).body).toEqual([]);
});

it('each family member and substitute has a draft of its own', async () => {
  const son = await aMember(server, household);
  const substitute = await aSubstitute(server, household);

  await client.call(keepDraft, { form: `family-member-${son}`, values: { first_name: 'Emre' }, base: {} });
  await client.call(keepDraft, { form: `substitute-${substitute}`, values: { email: 'x' }, base: {} });

  expect((await client.call(listDrafts)).body).toHaveLength(2);
});

it('nobody sees or deletes somebody else’s drafts', async () => {
  await client.call(keepDraft, { form: 'household', values, base });
  const { client: stranger } = await aLoggedInClient(server);

  await stranger.call(keepDraft, { form: 'household', values: { street: 'Fremd' }, base });
  await stranger.call(discardDraft, { form: 'household' });

  expect((await client.call(listDrafts)).body).toMatchObject([{ values }]);
});

it('without a household there are no drafts', async () => {
  const clerk = await logIn(server, await anOfficeAccount(server));

  expect((await server.client().call(listDrafts)).status).toBe(401);
  expect((await clerk.call(listDrafts)).status).toBe(403);
});

it('forty parallel requests leave one draft', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, count) =>
      client.call(keepDraft, { form: 'household', values: { street: `Gasse ${count}` }, base }),
    ),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await client.call(listDrafts)).body).toHaveLength(1);
});

it('a draft sent while the account is erased is not stored: the session is over', async () => {
  let keeping: ReturnType<TestClient['call']> | undefined;
  await server.change(async (change) => {
    await eraseAccount(change, household.account_id);
    keeping = client.call(keepDraft, { form: 'household', values, base });
    await somebodyWaitsForALock(server.context.db);
  });

  expect(await keeping).toMatchObject({ status: 401, body: { message: 'unauthenticated' } });
});

it('drafts are deleted after ninety days', async () => {
  await client.call(keepDraft, { form: 'household', values, base });
  server.clock.moveDays(1);
  const nextDay = await logIn(server, household);
  await nextDay.call(keepDraft, { form: 'burial-place', values: { graveyard: 'Wien' }, base: {} });
  server.clock.moveDays(89.5);

  await sweepDrafts.run(server.context, {});

  const later = await logIn(server, household);
  expect((await later.call(listDrafts)).body).toMatchObject([{ form: 'burial-place' }]);
});

async function discard(form: string): Promise<number> {
  return (await client.call(discardDraft, { form })).status;
}

async function firstDraft(): Promise<{ values: object }> {
  const [draft] = (await client.call(listDrafts)).body as { values: object }[];
  if (!draft) throw new Error('nothing was kept');
  return draft;
}
