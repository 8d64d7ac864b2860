import { expect, test } from 'vitest';
import { membersContract } from '../../domain/members/members.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { aHousehold, aLoggedInClient } from '../testing/builders.ts';
import { aMember, aPhoneNumber } from '../testing/memberBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const { changeMember } = membersContract;

const server = testServer();

test('only sent fields change; null clears an optional field', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = String(household.main_member_id);
  await client.call(changeMember, { id, turkish_id_no: '10000000146' });

  const { status, body } = await client.call(changeMember, { id, place_of_birth: 'Çorum', turkish_id_no: null });

  expect(status).toBe(200);
  expect(body).toMatchObject({ place_of_birth: 'Çorum', turkish_id_no: null, first_name: 'Ayşe', version: 3 });
});

test('a required field sent empty is refused', async () => {
  const { client, household } = await aLoggedInClient(server);

  const { status, body } = await client.send('PUT', `/api/v1/member/${household.main_member_id}`, {
    first_name: ' ',
    citizenship_id: null,
  });

  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: { first_name: ['required'], citizenship_id: ['required'] } });
});

test('a main member may clear the civil status, a family member may not', async () => {
  const { client, household } = await aLoggedInClient(server);
  const son = await aMember(server, household);

  const own = await client.send('PUT', `/api/v1/member/${household.main_member_id}`, { civil_status: '' });
  const sons = await client.send('PUT', `/api/v1/member/${son}`, { civil_status: '' });

  expect([own.status, own.body]).toMatchObject([200, { civil_status: null }]);
  expect([sons.status, sons.body]).toMatchObject([422, { errors: { civil_status: ['required'] } }]);
});

test('fields that only the server sets are ignored', async () => {
  const { client, household } = await aLoggedInClient(server);

  const { body } = await client.send('PUT', `/api/v1/member/${household.main_member_id}`, {
    status: 'active',
    membership_basis: 'child',
    relationship_type: 'son',
    household_id: 1,
    phone_numbers: [],
    created_at: 'x',
  });

  expect(body).toMatchObject({ status: 'new', version: 1, phone_numbers: [{ is_main_number: true }] });
});

// departs: call.PUT /api/v1/member/{id} (main member), call.PUT /api/v1/member/{id} (family member)
test('a change based on an outdated version is refused', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = String(household.main_member_id);
  await client.call(changeMember, { id, place_of_birth: 'Sivas', version: 1 });

  const { status, body } = await client.call(changeMember, { id, place_of_birth: 'Konya', version: 1 });

  expect([status, body]).toMatchObject([409, { message: 'changed_meanwhile' }]);
});

test('of two changes of the same version at once, one succeeds', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = String(household.main_member_id);

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      client.call(changeMember, { id, place_of_birth: `Ort ${'abcdefgh'[index]}`, version: 1 }),
    ),
  );

  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(409)]);
});

test('the main member cannot be without e-mail', async () => {
  const { client, household } = await aLoggedInClient(server);

  const { status, body } = await client.call(changeMember, { id: String(household.main_member_id), email: null });

  expect([status, body]).toMatchObject([422, { message: 'main_member_email_cant_be_null' }]);
});

// proves: role.existing-locked
test.each(['waiting', 'active'] as const)('the personal data of a %s member is locked', async (status) => {
  const { client, household } = await aLoggedInClient(server, { status });
  const son = await aMember(server, household, { status });

  const personal = {
    first_name: 'Fatma',
    last_name: 'Çelik',
    date_of_birth: '01.02.1990',
    social_insurance_number: '1237010290',
    turkish_id_no: '10000000146',
    citizenship_id: 40,
    place_of_birth: 'İzmir',
    civil_status: 'widowed',
    gender: 'male',
    father_name: 'Ömer',
    mother_name: 'Şükriye',
    permanent_residence: true,
  } as const;
  const each = Object.entries(personal).map(([name, value]) => ({ [name]: value }));
  for (const [id, change] of [
    ...each.map((one) => [household.main_member_id, one] as const),
    [son, { first_name: 'Can' }],
    [son, { email: 'emre@example.at' }],
    [son, { phone_numbers: [] as never[] }],
  ] as const) {
    const answer = await client.call(changeMember, { id: String(id), ...change });
    expect([answer.status, answer.body]).toMatchObject([403, { message: 'forbidden' }]);
  }
});

test('a family member’s values must still match each other after the change', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = String(await aMember(server, household));

  const { status, body } = await client.call(changeMember, { id, gender: 'female' });
  const together = await client.call(changeMember, { id, gender: 'female', relationship_type: 'daughter' });

  expect([status, body]).toMatchObject([422, { errors: { relationship_type: ['does_not_fit_together'] } }]);
  expect(together.status).toBe(200);
});

test('a change may not make a child too old', async () => {
  const { client, household } = await aLoggedInClient(server);
  const old = await aMember(server, household, {
    date_of_birth: day('1980-01-01'),
    membership_basis: 'child_with_disability',
  });

  const { body } = await client.call(changeMember, { id: String(old), membership_basis: 'child' });

  expect(body).toMatchObject({ message: 'child_older_than_30' });
});

test('a list of phone numbers replaces the former list; known ones keep their ids', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = await aMember(server, household);
  const kept = await aPhoneNumber(server, id, { is_main_number: true });
  const dropped = await aPhoneNumber(server, id);

  const { body } = await client.call(changeMember, {
    id: String(id),
    phone_numbers: [
      { id: kept, phone_number: '+4366055501', phone_type: 'work_mobile', is_main_number: false },
      { id: -1, phone_number: '+4366055502', phone_type: 'private_mobile', is_main_number: true },
    ],
  });

  const { phone_numbers } = body as {
    phone_numbers: { id: number; phone_number: string; is_main_number: boolean }[];
  };
  expect(phone_numbers).toMatchObject([
    { phone_number: '+4366055502', is_main_number: true },
    { id: kept, phone_number: '+4366055501', is_main_number: false },
  ]);
  expect(phone_numbers.map((phone) => phone.id)).not.toContain(dropped);
});

test('a list with another person’s phone number is refused', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = await aMember(server, household);
  const foreign = await aPhoneNumber(server, (await aHousehold(server)).main_member_id);

  const { status, body } = await client.call(changeMember, {
    id: String(id),
    phone_numbers: [{ id: foreign, phone_number: '+4366055501', phone_type: 'work_mobile' }],
  });

  expect([status, body]).toMatchObject([404, { message: 'PhoneNumberNotFound' }]);
});
