import { expect, test } from 'vitest';
import { householdsContract } from '../../domain/households/households.contract.ts';
import { aHousehold, aLoggedInClient } from '../testing/builders.ts';
import { aMember, anAddress } from '../testing/memberBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const { addAddress, addOwnAddress, changeAddress } = householdsContract;

const home = {
  type: 'domestic',
  street: 'Quellenstraße 12/3',
  postal_code: '1100',
  state: 'Wien',
  city: 'Wien',
  country_id: 40,
  is_main_address: true,
} as const;

const server = testServer();

test('an applicant stores the household’s address', async () => {
  const { client, household } = await aLoggedInClient(server);

  const answer = await client.call(addAddress, { id: String(household.main_member_id), ...home });

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ id: expect.any(Number), ...home });
});

// proves: promise.2
test('the same address sent again, because the answer was lost, is stored once', async () => {
  const { client, household } = await aLoggedInClient(server);
  const send = (changes: Partial<typeof home> = {}) =>
    client.call(addAddress, { id: String(household.main_member_id), ...home, ...changes });

  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  const moved = await send({ street: 'Gudrunstraße 1' as never });
  const back = await send();

  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(moved.status).toBe(201);
  expect([back.status, back.body]).toEqual([201, answers[0]?.body]);
  expect(await mainsOf(household.main_member_id)).toEqual([home.street]);
});

test('without a person in the path the address is the main member’s', async () => {
  const { client, household } = await aLoggedInClient(server);

  const answer = await client.call(addOwnAddress, { ...home, type: undefined, is_main_address: undefined });

  expect(answer.body).toMatchObject({ type: 'domestic', is_main_address: true });
  expect(await mainsOf(household.main_member_id)).toEqual(['Quellenstraße 12/3']);
});

test('a pasted address of several lines becomes one line; control characters are refused at their field', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = String(household.main_member_id);

  const pasted = await client.call(addAddress, { ...home, id, street: 'Quellenstraße 12/3\r\n1100 Wien\n' });
  const forged = await client.call(addAddress, { ...home, id, street: 'Weg 1\u009b2J', city: '\u202eneiW' });

  expect(pasted).toMatchObject({ status: 201, body: { street: 'Quellenstraße 12/3 1100 Wien' } });
  expect(forged).toMatchObject({
    status: 422,
    body: { errors: { street: ['invalid_characters'], city: ['invalid_characters'] } },
  });
});

test('only the sent fields of an address change; existing members may change it as well', async () => {
  const { client, household } = await aLoggedInClient(server, { status: 'active' });
  const id = await anAddress(server, household);

  const answer = await client.call(changeAddress, { id: String(id), street: 'Gudrunstraße 1', postal_code: '1101' });

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ id, street: 'Gudrunstraße 1', postal_code: '1101', city: 'Wien' });
});

test('a second main address replaces the first as main', async () => {
  const { client, household } = await aLoggedInClient(server);
  await anAddress(server, household);

  await client.call(addAddress, { id: String(household.main_member_id), ...home });

  expect(await mainsOf(household.main_member_id)).toEqual(['Quellenstraße 12/3']);
});

test('the first address has to be the main one', async () => {
  const { client } = await aLoggedInClient(server);

  const { status, body } = await client.call(addOwnAddress, { ...home, is_main_address: false });

  expect([status, body]).toMatchObject([409, { message: 'create_or_set_address_to_main_address' }]);
});

test('a foreign one is allowed, but cannot be the main one', async () => {
  const { client, household } = await aLoggedInClient(server);
  await anAddress(server, household);
  const abroad = { ...home, type: 'foreign', country_id: 792, city: 'Kayseri' } as const;

  expect((await client.call(addOwnAddress, { ...abroad, is_main_address: false })).status).toBe(201);
  const main = await client.call(addOwnAddress, abroad);
  expect([main.status, main.body]).toMatchObject([422, { errors: { type: ['invalid_choice'] } }]);
});

test.each([
  ['unmarked', { is_main_address: false }],
  ['moved abroad', { type: 'foreign' }],
] as const)('the main address cannot be %s', async (_how, change) => {
  const { client, household } = await aLoggedInClient(server);
  const id = String(await anAddress(server, household));

  const { status, body } = await client.call(changeAddress, { id, ...change });

  expect([status, body]).toMatchObject([409, { message: 'main_address_at_least_one_must_exist' }]);
});

test.each([
  [{ street: '' }, 'street', 'required'],
  [{ postal_code: 'A-1100' }, 'postal_code', 'only_numbers_allowed'],
  [{ country_id: 1 }, 'country_id', 'invalid_choice'],
  [{ country_id: null }, 'country_id', 'required'],
  [{ type: 'burial_place' }, 'type', 'invalid_choice'],
])('%j is refused at its field', async (wrong, field, key) => {
  const { client } = await aLoggedInClient(server);

  const { status, body } = await client.send('POST', '/api/v1/member/address', { ...home, ...wrong });

  expect([status, body]).toMatchObject([422, { errors: { [field]: [key] } }]);
});

test('an inactive household cannot change its address', async () => {
  const { client, household } = await aLoggedInClient(server, { status: 'inactive' });
  const id = String(await anAddress(server, household));

  const { status, body } = await client.call(changeAddress, { id, street: 'x' });

  expect([status, body]).toMatchObject([409, { message: 'household_inactive' }]);
});

test('a family member has no address of their own', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = String(await aMember(server, household));

  expect((await client.call(addAddress, { id, ...home })).status).toBe(403);
});

test('another household’s address or person is not found', async () => {
  const { client } = await aLoggedInClient(server);
  const foreign = await aHousehold(server);
  const id = String(await anAddress(server, foreign));

  const changed = await client.call(changeAddress, { id, street: 'x' });
  const added = await client.call(addAddress, { id: String(foreign.main_member_id), ...home });

  expect([changed.status, changed.body]).toMatchObject([404, { message: 'AddressNotFound' }]);
  expect([added.status, added.body]).toMatchObject([404, { message: 'MemberNotFound' }]);
  expect(await mainsOf(foreign.main_member_id)).toEqual(['Favoritenstraße 8']);
});

test('of many stored at once, exactly one is the main address', async () => {
  const { client, household } = await aLoggedInClient(server);

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => client.call(addOwnAddress, { ...home, street: `Gasse ${nth}` })),
  );

  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(201));
  expect(await mainsOf(household.main_member_id)).toHaveLength(1);
});

async function mainsOf(memberId: number): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('addresses')
    .select('street')
    .where('member_id', '=', memberId)
    .where('is_main_address', '=', true)
    .execute();
  return rows.map((row) => row.street);
}
