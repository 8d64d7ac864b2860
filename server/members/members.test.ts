import { describe, expect, test } from 'vitest';
import { membersContract } from '../../domain/members/members.contract.ts';
import { aHousehold, aLoggedInClient } from '../testing/builders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const { getMember, createFamilyMember } = membersContract;

const server = testServer();

const daughter = {
  first_name: 'Elif Şule',
  last_name: 'Yılmaz',
  date_of_birth: '03.04.2016',
  social_insurance_number: '4321030416',
  citizenship_id: 792,
  permanent_residence: true,
  place_of_birth: 'İstanbul',
  gender: 'F',
  civil_status: 'single',
  father_name: 'Mehmet',
  mother_name: 'Ayşe',
  membership_basis: 'child',
  relationship_type: 'daughter',
} as const;

describe('reading a person', () => {
  test('the main member comes with name, membership number, phone numbers and addresses', async () => {
    const { client, household } = await aLoggedInClient(server);

    const { status, body } = await client.call(getMember, { id: String(household.main_member_id) });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: household.main_member_id,
      name: 'Ayşe Yılmaz',
      membership_no: household.membership_no,
      date_of_birth: '01.02.1985',
      social_insurance_number: '1236010285',
      phone_numbers: [{ phone_number: '+436641234567', is_main_number: true }],
      addresses: [],
      documents: [],
    });
    expect(body).not.toHaveProperty('is_main');
    expect(body).not.toHaveProperty('relations');
  });

  test('a family member comes with relations instead', async () => {
    const { client, household } = await aLoggedInClient(server);
    const id = await aMember(server, household);

    const { body } = await client.call(getMember, { id: String(id) });

    expect(body).toMatchObject({ id, membership_basis: 'child', relations: { relationship_type: 'son' } });
    expect(body).not.toHaveProperty('membership_no');
  });

  test('another household’s person answers as if they did not exist', async () => {
    const { client } = await aLoggedInClient(server);
    const foreign = await aHousehold(server);

    for (const id of [String(foreign.main_member_id), '99999999', 'x', '-1', '2147483648']) {
      const answer = await client.call(getMember, { id });
      expect([answer.status, answer.body]).toEqual([
        404,
        { message: 'MemberNotFound', request_id: expect.any(String) },
      ]);
    }
  });
});

describe('adding a family member', () => {
  test('returns the whole person, new, with ids', async () => {
    const { client } = await aLoggedInClient(server);

    const answer = await client.call(createFamilyMember, {
      ...daughter,
      email: '',
      phone_numbers: [{ id: -1, phone_number: '06641112223', phone_type: 'private_mobile', is_main_number: true }],
    });

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      first_name: 'Elif Şule',
      gender: 'female',
      date_of_birth: '03.04.2016',
      social_insurance_number: '4321030416',
      status: 'new',
      email: null,
      version: 1,
      phone_numbers: [{ id: expect.any(Number), is_main_number: true }],
    });
  });

  test('stores identity numbers encrypted', async () => {
    const { client } = await aLoggedInClient(server);

    const { body } = await client.call(createFamilyMember, { ...daughter, turkish_id_no: '10000000146' });

    const stored = await server.context.db
      .selectFrom('members')
      .select(['social_insurance_number', 'turkish_id_no'])
      .where('id', '=', (body as { id: number }).id)
      .executeTakeFirstOrThrow();
    expect(stored.social_insurance_number?.includes('4321030416')).toBe(false);
    expect(stored.turkish_id_no?.includes('10000000146')).toBe(false);
    expect(body).toMatchObject({ turkish_id_no: '10000000146' });
  });

  test.each([
    ['nothing', {}, ['first_name', 'gender', 'relationship_type', 'permanent_residence', 'date_of_birth']],
    ['a basis that only the office gives', { ...daughter, membership_basis: 'nb' }, ['membership_basis']],
    ['a daughter who is a man', { ...daughter, gender: 'male' }, ['relationship_type']],
    ['a wife who is a child', { ...daughter, relationship_type: 'wife' }, ['relationship_type']],
    ['a birth that lies ahead', { ...daughter, date_of_birth: '12.01.2027' }, ['date_of_birth']],
    ['a day that does not exist', { ...daughter, date_of_birth: '30.02.2016' }, ['date_of_birth']],
    ['a wrong Turkish identity number', { ...daughter, turkish_id_no: '10000000147' }, ['turkish_id_no']],
    ['no permanent residence', { ...daughter, permanent_residence: false }, ['permanent_residence']],
  ])('%s is refused at its field', async (_what, payload, fields) => {
    const { client } = await aLoggedInClient(server);

    const { status, body } = await client.send('POST', '/api/v1/member', payload);

    expect(status).toBe(422);
    expect(body).toMatchObject({ message: 'validation_failed' });
    expect(Object.keys((body as { errors: object }).errors)).toEqual(expect.arrayContaining(fields));
  });

  // proves: rule.child-age
  test('a child of thirty is accepted on the birthday, and refused the day after', async () => {
    const { client } = await aLoggedInClient(server);

    const onTheDay = await client.call(createFamilyMember, { ...daughter, date_of_birth: '11.01.1997' });
    const dayAfter = await client.call(createFamilyMember, { ...daughter, date_of_birth: '10.01.1997' });

    expect(onTheDay.status).toBe(201);
    expect([dayAfter.status, dayAfter.body]).toMatchObject([
      422,
      { message: 'child_older_than_30', errors: { date_of_birth: ['child_older_than_30'] } },
    ]);
  });

  test('accepts an older child with a disability', async () => {
    const { client } = await aLoggedInClient(server);

    const answer = await client.call(createFamilyMember, {
      ...daughter,
      date_of_birth: '10.01.1980',
      membership_basis: 'child_with_disability',
    });

    expect(answer.status).toBe(201);
  });

  test('refuses two main numbers, and adds nobody', async () => {
    const { client, household } = await aLoggedInClient(server);
    const phone = { phone_number: '06641112223', phone_type: 'private_mobile', is_main_number: true } as const;

    const { status, body } = await client.call(createFamilyMember, { ...daughter, phone_numbers: [phone, phone] });

    expect([status, body]).toMatchObject([422, { message: 'only_one_main_phone_number_allowed' }]);
    expect(await peopleOf(household.household_id)).toBe(1);
  });

  test('ignores unknown fields', async () => {
    const { client, household } = await aLoggedInClient(server);
    const foreign = await aHousehold(server);

    const { body } = await client.send('POST', '/api/v1/member', {
      ...daughter,
      id: 4711,
      household_id: foreign.household_id,
      status: 'active',
      is_main: true,
      active_from: '01.01.2020',
      created_at: '2000-01-01T00:00:00.000Z',
      version: 99,
    });

    expect(body).toMatchObject({
      status: 'new',
      active_from: null,
      version: 1,
      created_at: '2027-01-11T11:00:00.000Z',
    });
    expect(await peopleOf(household.household_id)).toBe(2);
  });

  test('is allowed to an existing member, and not to an inactive household', async () => {
    const existing = await aLoggedInClient(server, { status: 'active' });
    const inactive = await aLoggedInClient(server, { status: 'inactive' });

    expect((await existing.client.call(createFamilyMember, daughter)).body).toMatchObject({ status: 'new' });
    const refused = await inactive.client.call(createFamilyMember, daughter);
    expect([refused.status, refused.body]).toMatchObject([409, { message: 'household_inactive' }]);
  });
});

async function peopleOf(householdId: number): Promise<number> {
  const rows = await server.context.db
    .selectFrom('members')
    .select('id')
    .where('household_id', '=', householdId)
    .execute();
  return rows.length;
}
