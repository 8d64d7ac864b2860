import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { membersContract } from '../../domain/members/members.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { aHousehold, aLoggedInClient, logIn } from '../testing/builders.ts';
import { aDocument, aMember, aPhoneNumber } from '../testing/memberBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const { getMember, createFamilyMember, changeMember, deleteFamilyMember } = membersContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

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

describe('looking at a person', () => {
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

  test('somebody else’s person answers like one that does not exist', async () => {
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
  test('the whole person comes back, new, with ids', async () => {
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

  test('identity numbers are sealed in the database', async () => {
    const { client } = await aLoggedInClient(server);

    const { body } = await client.call(createFamilyMember, { ...daughter, turkish_id_no: '10000000146' });

    const stored = await server.ground.db
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

  test('with a disability an older child is accepted', async () => {
    const { client } = await aLoggedInClient(server);

    const answer = await client.call(createFamilyMember, {
      ...daughter,
      date_of_birth: '10.01.1980',
      membership_basis: 'child_with_disability',
    });

    expect(answer.status).toBe(201);
  });

  test('two main numbers are refused, and nobody is added', async () => {
    const { client, household } = await aLoggedInClient(server);
    const phone = { phone_number: '06641112223', phone_type: 'private_mobile', is_main_number: true } as const;

    const { status, body } = await client.call(createFamilyMember, { ...daughter, phone_numbers: [phone, phone] });

    expect([status, body]).toMatchObject([422, { message: 'only_one_main_phone_number_allowed' }]);
    expect(await peopleOf(household.household_id)).toBe(1);
  });

  test('no field lets itself in', async () => {
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

  test('an existing member may add one later, an inactive household may not', async () => {
    const existing = await aLoggedInClient(server, { status: 'active' });
    const inactive = await aLoggedInClient(server, { status: 'inactive' });

    expect((await existing.client.call(createFamilyMember, daughter)).body).toMatchObject({ status: 'new' });
    const refused = await inactive.client.call(createFamilyMember, daughter);
    expect([refused.status, refused.body]).toMatchObject([409, { message: 'household_inactive' }]);
  });
});

describe('changing a person', () => {
  test('only what is carried changes; an optional field is cleared by null', async () => {
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

  test('a field whose owner is the server stays as it is', async () => {
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

  test('what somebody else has changed meanwhile is not overwritten', async () => {
    const { client, household } = await aLoggedInClient(server);
    const id = String(household.main_member_id);
    await client.call(changeMember, { id, place_of_birth: 'Sivas', version: 1 });

    const { status, body } = await client.call(changeMember, { id, place_of_birth: 'Konya', version: 1 });

    expect([status, body]).toMatchObject([409, { message: 'changed_meanwhile' }]);
  });

  test('of two who change the same version at once, one wins', async () => {
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

  test.each(['waiting', 'active'] as const)('the personal data of a %s member is locked', async (status) => {
    const { client, household } = await aLoggedInClient(server, { status });
    const son = await aMember(server, household, { status });

    for (const [id, change] of [
      [household.main_member_id, { first_name: 'Fatma' }],
      [son, { first_name: 'Can' }],
      [son, { email: 'emre@example.at' }],
      [son, { phone_numbers: [] as never[] }],
    ] as const) {
      const answer = await client.call(changeMember, { id: String(id), ...change });
      expect([answer.status, answer.body]).toMatchObject([403, { message: 'forbidden' }]);
    }
  });

  test('a family member has to fit together after the change as well', async () => {
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

  test('a list of phone numbers replaces the list before; known ones keep their ids', async () => {
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

  test('a list may not hold somebody else’s phone number', async () => {
    const { client, household } = await aLoggedInClient(server);
    const id = await aMember(server, household);
    const foreign = await aPhoneNumber(server, (await aHousehold(server)).main_member_id);

    const { status, body } = await client.call(changeMember, {
      id: String(id),
      phone_numbers: [{ id: foreign, phone_number: '+4366055501', phone_type: 'work_mobile' }],
    });

    expect([status, body]).toMatchObject([404, { message: 'PhoneNumberNotFound' }]);
  });
});

describe('removing a family member', () => {
  test('a new one goes, with phone numbers, papers and files', async () => {
    const { client, household } = await aLoggedInClient(server);
    const id = await aMember(server, household);
    await aPhoneNumber(server, id);
    await aDocument(server, id);
    const { storage_key } = await server.ground.db
      .selectFrom('documents')
      .select('storage_key')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();

    const { status } = await client.call(deleteFamilyMember, { id: String(id) });
    await server.runJobs();

    expect(status).toBe(204);
    expect(await peopleOf(household.household_id)).toBe(1);
    await expect(server.ground.files.read(storage_key)).rejects.toThrow();
    expect(await server.ground.db.selectFrom('discarded_files').selectAll().execute()).toEqual([]);
  });

  test('one who is on an invoice goes as well, the item stays', async () => {
    const { client, household } = await aLoggedInClient(server);
    const id = await aMember(server, household);
    const items = await itemsFor(household.household_id, id);

    expect((await client.call(deleteFamilyMember, { id: String(id) })).status).toBe(204);

    expect(await items()).toEqual([{ member_id: null, amount_cents: 500 }]);
  });

  test.each(['waiting', 'active', 'inactive'] as const)('a %s one stays', async (status) => {
    const { client, household } = await aLoggedInClient(server);
    const id = await aMember(server, household, { status });

    const answer = await client.call(deleteFamilyMember, { id: String(id) });

    expect([answer.status, answer.body]).toMatchObject([
      409,
      { message: 'only_members_with_status_new_can_be_deleted' },
    ]);
  });

  test('the main member cannot be removed', async () => {
    const { client, household } = await aLoggedInClient(server);

    const { status } = await client.call(deleteFamilyMember, { id: String(household.main_member_id) });

    expect(status).toBe(403);
  });

  test('somebody else’s family member is not found and stays', async () => {
    const { client } = await aLoggedInClient(server);
    const foreign = await aHousehold(server);
    const id = await aMember(server, foreign);

    expect((await client.call(deleteFamilyMember, { id: String(id) })).status).toBe(404);
    expect((await (await logIn(server, foreign)).call(getMember, { id: String(id) })).status).toBe(200);
  });
});

async function peopleOf(householdId: number): Promise<number> {
  const rows = await server.ground.db
    .selectFrom('members')
    .select('id')
    .where('household_id', '=', householdId)
    .execute();
  return rows.length;
}

/** A draft with one item for the person; answers how its items look later. */
async function itemsFor(household_id: number, member_id: number) {
  const { db } = server.ground;
  const invoice = await db
    .insertInto('sale_invoices')
    .values({
      household_id,
      type: 'siac',
      status_id: 1,
      bill_number: `test-${member_id}`,
      payment_reference: `test-${member_id}`,
      billed_year: 2027,
      amount_cents: cents(500),
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sale_invoice_items')
    .values({ sale_invoice_id: invoice.id, member_id, amount_cents: cents(500) })
    .execute();
  return () =>
    db
      .selectFrom('sale_invoice_items')
      .select(['member_id', 'amount_cents'])
      .where('sale_invoice_id', '=', invoice.id)
      .execute();
}
