import { beforeAll, describe, expect, test } from 'vitest';
import type { Me } from '../../domain/me/me.contract.ts';
import type { PhoneNumber, SubMember } from '../../domain/members/members.contract.ts';
import type { Substitute } from '../../domain/substitutes/substitutes.contract.ts';
import { aLoggedInClient, anOfficeAccount, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { familyMember, phone, substitute } from '../testing/payloads.ts';
import { knownRoutes, nameOf, prepare, sendPrepared } from '../testing/requests.ts';
import { testServer } from '../testing/testServer.ts';
import { aWorld } from '../testing/world.ts';

const server = testServer();

/** What an existing member creates with a form, and how it appears in the household. */
const made = {
  'a family member': {
    path: () => '/api/v1/member',
    payload: familyMember,
    other: { first_name: 'Zeynep' },
    of: (me: Me) => me.sub_members,
    remove: (id: number) => `/api/v1/member/${id}`,
  },
  'a substitute': {
    path: ({ household_id }) => `/api/v1/household/${household_id}/substitute`,
    payload: substitute,
    other: { first_name: 'Zeynep' },
    of: (me: Me) => me.substitutes,
    remove: undefined,
  },
  'a phone number': {
    path: ({ main_member_id }) => `/api/v1/member/${main_member_id}/phone`,
    payload: phone,
    other: { phone_number: '+43112233445' },
    of: (me: Me) => me.main_member?.phone_numbers.filter(({ is_main_number }) => !is_main_number) ?? [],
    remove: (id: number) => `/api/v1/member/phone/${id}`,
  },
} satisfies Record<string, Made>;

type Made = {
  path: (household: { household_id: number; main_member_id: number }) => string;
  payload: object;
  /** Values that may have been typed since. */
  other: object;
  of: (me: Me) => (SubMember | Substitute | PhoneNumber)[];
  remove: ((id: number) => string) | undefined;
};

// proves: promise.2
describe.each(Object.entries<Made>(made))(
  '%s sent again, because the answer was lost',
  (_what, { path, payload, other, of, remove }) => {
    test('with the same key returns the existing one as it now is', async () => {
      const { send, listed } = await aMemberWho();

      const first = await send('key-1');
      const again = await send('key-1', other);

      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body).toEqual(first.body);
      expect(await listed()).toEqual([first.body]);
    });

    test('ten times at once is stored once', async () => {
      const { send, listed } = await aMemberWho();

      const answers = await Promise.all(Array.from({ length: 10 }, () => send('key-1')));

      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
      expect(await listed()).toHaveLength(1);
    });

    test('with another key, or without any, is another one', async () => {
      const { send, listed } = await aMemberWho();

      for (const key of ['key-1', 'key-2', undefined, undefined]) expect((await send(key)).status).toBe(201);

      expect(await listed()).toHaveLength(4);
    });

    test('another household may use the same key, and neither sees the other’s', async () => {
      const one = await aMemberWho();
      const another = await aMemberWho();

      const first = await one.send('key-1');
      const second = await another.send('key-1', other);

      expect(second).toMatchObject({ status: 201, body: other });
      expect(await one.listed()).toEqual([first.body]);
      expect(await another.listed()).toEqual([second.body]);
    });

    test('an invalid key is refused', async () => {
      const { send, listed } = await aMemberWho();

      for (const key of ['', ' ', 'x'.repeat(101), 'ключ'])
        expect(await send(Buffer.from(key).toString('latin1'))).toMatchObject({
          status: 400,
          body: { message: 'unreadable_request' },
        });

      expect(await listed()).toEqual([]);
    });

    test.runIf(remove)('a deleted one is created again', async () => {
      const { client, send, listed } = await aMemberWho();
      const { id } = (await send('key-1')).body as { id: number };

      await client.send('DELETE', remove?.(id) ?? '');
      const again = await send('key-1');

      expect(again.status).toBe(201);
      expect(await listed()).toEqual([again.body]);
    });

    async function aMemberWho() {
      const { client, household } = await aLoggedInClient(server, { status: 'active' });
      const send = (key: string | undefined, changes: object = {}) =>
        client.send(
          'POST',
          path(household),
          { ...payload, ...changes },
          key === undefined ? {} : { 'idempotency-key': key },
        );
      return { client, send, listed: async () => of(await meOf(client)) };
    }
  },
);

const keyedRoutes = knownRoutes.filter(({ call }) => call.keyed);

beforeAll(() => withDemoFees(server));

// proves: promise.2
test.each(keyedRoutes.map((route) => [nameOf(route), route] as const))(
  '%s, sent ten times at once with one key, is done once, and every answer is the same',
  async (_name, route) => {
    const world = await aWorld(server, { status: 'active' });
    const isOffice = route.call.access === 'office';
    const client = isOffice ? await logIn(server, await anOfficeAccount(server, 'board')) : world.client;
    const input = await prepare(route, world);
    const send = () => sendPrepared(route, input, client, { 'idempotency-key': 'ten-times' });

    const answers = await Promise.all(Array.from({ length: 10 }, send));
    answers.push(await send());

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([route.call.status]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  },
);

test('the interface description mentions the key only for calls that use it', async () => {
  const { client } = await aLoggedInClient(server);
  const { body } = await client.send('GET', '/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>> };

  const withKey = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { parameters }]) =>
      parameters.some(({ name, in: place }) => name === 'Idempotency-Key' && place === 'header')
        ? [`${method} ${path}`]
        : [],
    ),
  );

  expect(String((await client.send('GET', '/docs')).body).split('Idempotency-Key')).toHaveLength(withKey.length + 1);
  expect(withKey).toEqual([
    'post /api/v1/member',
    'post /api/v1/member/{id}/phone',
    'post /api/v1/office/households/{id}/notes',
    'post /api/v1/household/{id}/substitute',
    'post /api/v1/household/{id}/death-contact',
    'post /api/v1/office/households/{id}/invoices',
    'post /api/v1/office/payments/{id}/assign',
    'post /api/v1/office/households/{id}/cash',
    'post /api/v1/office/cash',
    'post /api/v1/office/circulars',
    'post /api/v1/office/households/{id}/refunds',
    'post /api/v1/office/members/{id}/own-amount',
    'post /api/v1/office/paper-applications',
    'post /api/v1/office/deaths',
    'post /api/v1/office/deaths/{id}/costs',
    'post /api/v1/office/releases',
  ]);
});

async function meOf(client: TestClient): Promise<Me> {
  return (await client.send('GET', '/api/v1/me')).body;
}
