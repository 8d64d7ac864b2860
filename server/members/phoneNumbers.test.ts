import { describe, expect, test } from 'vitest';
import { membersContract } from '../../domain/members/members.contract.ts';
import { aHousehold, aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aMember, aPhoneNumber } from '../testing/memberBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { insertPhoneNumber } from './phoneNumbers.writes.ts';

const { addPhoneNumber, changePhoneNumber, deletePhoneNumber } = membersContract;
const mobile = { phone_number: '06767654321', phone_type: 'private_mobile' } as const;

const server = testServer();

test('a number is added beside the main one', async () => {
  const { client, household } = await aLoggedInClient(server);

  const answer = await client.call(addPhoneNumber, { id: String(household.main_member_id), ...mobile });

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ id: expect.any(Number), ...mobile, is_main_number: false });
  expect(await numbersOf(household.main_member_id)).toEqual(['+436641234567*', '06767654321']);
});

test('a number added as main replaces the main number', async () => {
  const { client, household } = await aLoggedInClient(server);

  await client.call(addPhoneNumber, { id: String(household.main_member_id), ...mobile, is_main_number: true });

  expect(await numbersOf(household.main_member_id)).toEqual(['+436641234567', '06767654321*']);
});

test('the main member’s only number is the main one, marked or not', async () => {
  const { client, household } = await aLoggedInClient(server);
  await server.context.db.deleteFrom('phone_numbers').where('member_id', '=', household.main_member_id).execute();

  await client.call(addPhoneNumber, { id: String(household.main_member_id), ...mobile });

  expect(await numbersOf(household.main_member_id)).toEqual(['06767654321*']);
});

test('marking another number as main unmarks the former one', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = await aPhoneNumber(server, household.main_member_id);

  const answer = await client.call(changePhoneNumber, { id: String(id), is_main_number: true });

  expect([answer.status, answer.body]).toMatchObject([200, { id, is_main_number: true }]);
  expect(await numbersOf(household.main_member_id)).toEqual(['+436641234567', '+4315550100*']);
});

test('changing a number and its type keeps the mark', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = await mainNumberOf(household.main_member_id);

  const answer = await client.call(changePhoneNumber, { id, phone_number: '+43123456', phone_type: 'work_landline' });

  expect(answer.body).toMatchObject({ phone_number: '+43123456', phone_type: 'work_landline', is_main_number: true });
});

// proves: rule.main-phone
describe('the main member’s main number', () => {
  test('cannot be unmarked', async () => {
    const { client, household } = await aLoggedInClient(server);
    const id = await mainNumberOf(household.main_member_id);

    const { status, body } = await client.call(changePhoneNumber, { id, is_main_number: false });

    expect([status, body]).toMatchObject([409, { message: 'create_or_set_phone_number_to_main_number' }]);
  });

  test('cannot be deleted, another can', async () => {
    const { client, household } = await aLoggedInClient(server);
    const other = await aPhoneNumber(server, household.main_member_id);

    const main = await client.call(deletePhoneNumber, { id: await mainNumberOf(household.main_member_id) });

    expect([main.status, main.body]).toMatchObject([409, { message: 'create_or_set_phone_number_to_main_number' }]);
    expect((await client.call(deletePhoneNumber, { id: String(other) })).status).toBe(204);
    expect(await numbersOf(household.main_member_id)).toEqual(['+436641234567*']);
  });
});

test.each([
  ['1234 567', 'invalid_phone_number'],
  ['++4366412345', 'invalid_phone_number'],
  ['12345', 'min_6_characters'],
  ['+123456789012345', 'max_15_characters'],
  ['', 'required'],
])('%j is refused with %s', async (phone_number, key) => {
  const { client, household } = await aLoggedInClient(server);

  const { status, body } = await client.call(addPhoneNumber, {
    id: String(household.main_member_id),
    ...mobile,
    phone_number,
  });

  expect([status, body]).toMatchObject([422, { errors: { phone_number: [key] } }]);
});

// departs: main.phones, call.POST /api/v1/member/{id}/phone
test('an eleventh number is refused', async () => {
  const { client, household } = await aLoggedInClient(server);
  const add = () => client.call(addPhoneNumber, { id: String(household.main_member_id), ...mobile });

  const answers = [];
  for (let count = 2; count <= 11; count += 1) answers.push((await add()).status);

  expect(answers).toEqual([...Array(9).fill(201), 422]);
});

test('an existing member may change phone numbers, but not those of a submitted family member', async () => {
  const { client, household } = await aLoggedInClient(server, { status: 'active' });
  const son = await aMember(server, household, { status: 'active' });
  const his = await aPhoneNumber(server, son);

  expect((await client.call(addPhoneNumber, { id: String(household.main_member_id), ...mobile })).status).toBe(201);
  expect((await client.call(addPhoneNumber, { id: String(son), ...mobile })).status).toBe(403);
  expect((await client.call(changePhoneNumber, { id: String(his), ...mobile })).status).toBe(403);
  expect((await client.call(deletePhoneNumber, { id: String(his) })).status).toBe(403);
});

test('an inactive household changes no phone number', async () => {
  const { client, household } = await aLoggedInClient(server, { status: 'inactive' });

  const { status, body } = await client.call(addPhoneNumber, { id: String(household.main_member_id), ...mobile });

  expect([status, body]).toMatchObject([409, { message: 'household_inactive' }]);
});

test('another household’s number is not found', async () => {
  const { client } = await aLoggedInClient(server);
  const foreign = await aHousehold(server);
  const id = String(await aPhoneNumber(server, foreign.main_member_id));

  for (const answer of [
    await client.call(changePhoneNumber, { id, is_main_number: true }),
    await client.call(deletePhoneNumber, { id }),
    await client.call(deletePhoneNumber, { id: '99999999' }),
  ]) {
    expect([answer.status, answer.body]).toMatchObject([404, { message: 'PhoneNumberNotFound' }]);
  }
  const added = await client.call(addPhoneNumber, { id: String(foreign.main_member_id), ...mobile });
  expect([added.status, added.body]).toMatchObject([404, { message: 'MemberNotFound' }]);
});

test('however many change it at once, exactly one number is the main one', async () => {
  const { client, household } = await aLoggedInClient(server);
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await aPhoneNumber(server, household.main_member_id));

  const answers = await Promise.all([...ids, ...ids].map((id) => markAndAdd(client, id, household.main_member_id)));

  expect(answers.flat().filter((status) => status >= 500)).toEqual([]);
  expect((await numbersOf(household.main_member_id)).filter((number) => number.endsWith('*'))).toHaveLength(1);
});

// proves: key.main_phone_number_already_exists
test('where two set a main number at once and neither sees the other, the second is told so', async () => {
  const { household } = await aLoggedInClient(server);
  const created_at = server.context.clock.now();
  const second = { ...mobile, member_id: household.main_member_id, created_at, is_main_number: true };

  const answer = server.context.db.transaction().execute((tx) => insertPhoneNumber(tx, second));

  await expect(answer).rejects.toMatchObject({ message: 'main_phone_number_already_exists' });
});

async function markAndAdd(client: TestClient, id: number, member: number): Promise<number[]> {
  const answers = await Promise.all([
    client.call(changePhoneNumber, { id: String(id), is_main_number: true }),
    client.call(addPhoneNumber, { id: String(member), ...mobile, is_main_number: true }),
  ]);
  return answers.map((answer) => answer.status);
}

async function numbersOf(memberId: number): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('phone_numbers')
    .select(['phone_number', 'is_main_number'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.phone_number + (row.is_main_number ? '*' : ''));
}

async function mainNumberOf(memberId: number): Promise<string> {
  const row = await server.context.db
    .selectFrom('phone_numbers')
    .select('id')
    .where('member_id', '=', memberId)
    .where('is_main_number', '=', true)
    .executeTakeFirstOrThrow();
  return String(row.id);
}
