import { describe, expect, test } from 'vitest';
import { type Me, meContract, me as meShape } from '../../domain/me/me.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { aHousehold, aLoggedInClient, anOfficeAccount, logIn } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aDocument, aMember, anAddress, aPhoneNumber } from '../testing/memberBuilders.ts';
import { aSubstitute } from '../testing/substituteBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const { getMe, changeLanguage } = meContract;

const server = testServer();

test('an applicant sees account, household, people and gaps', async () => {
  const { client, household } = await aLoggedInClient(server);
  const son = await aMember(server, household);
  await aPhoneNumber(server, son);
  await aDocument(server, household.main_member_id);

  const { status, body } = await client.call(getMe);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Ayşe Yılmaz',
    email: household.email,
    default_lang: 'de',
    role: 'member',
    membership_no: household.membership_no,
    household: { id: household.household_id, status: 'new', status_since: '11.01.2027', waiting_until: null },
    main_member: {
      id: household.main_member_id,
      name: 'Ayşe Yılmaz',
      membership_no: household.membership_no,
      pending_email: null,
      date_of_birth: '01.02.1985',
      phone_numbers: [{ is_main_number: true }],
      addresses: [],
      documents: [{ type: 'passport', created_at: '2027-01-11T11:00:00.000Z', verified_at: null }],
    },
    sub_members: [
      {
        id: son,
        first_name: 'Emre',
        relations: { relationship_type: 'son' },
        phone_numbers: [{ is_main_number: false }],
      },
    ],
    substitutes: [],
    application: {
      step: 2,
      gaps: [
        { gap: 'main_address', screen: 'household', member_id: null },
        { gap: 'document_residence_permit', screen: 'main_member', member_id: null },
        { gap: 'registration_fee', screen: 'payment', member_id: null },
        { gap: 'annual_contribution', screen: 'payment', member_id: null },
      ],
      sent_back_reason: null,
      sent_back_about: null,
    },
  });
  expect(meShape.strict().safeParse(body).error).toBeUndefined();
});

test('an existing member has no application any more, and sees the waiting period', async () => {
  const { client } = await aLoggedInClient(server, {
    status: 'waiting',
    waiting_from: server.clock.today(),
    waiting_until: server.clock.inDays(90),
  });

  const { body } = await client.call(getMe);

  expect(body).toMatchObject({ household: { status: 'waiting', waiting_until: '11.04.2027' }, application: null });
});

describe('what is owed', () => {
  test('is the sum of all open invoices, with the first due date and the highest level', async () => {
    const { client, household } = await aLoggedInClient(server, { status: 'active' });
    const late = { due_date: server.clock.inDays(-9), dunning_status: 1, amount_cents: cents(6_000) } as const;
    await anInvoice(server, household, { ...late, status: 'partly_paid', paid_cents: cents(1_050) });
    await anInvoice(server, household, { type: 'sirf', amount_cents: cents(12_000) });
    for (const status of ['draft', 'paid', 'over_paid', 'void', 'uncollectible', 'cancelled'] as const) {
      await anInvoice(server, household, { type: 'sim', status, description: 'Sonstiges' });
    }

    const { body } = await client.call(getMe);

    const owed = { amount: 169.5, invoices: 2, due_date: '02.01.2027', dunning_status: 1 };
    expect(body).toMatchObject({ household: { owed } });
  });

  test('is nothing without an open invoice', async () => {
    const { client } = await aLoggedInClient(server, { status: 'active' });

    expect((await client.call(getMe)).body).toMatchObject({ household: { owed: null } });
  });

  test.each([
    ['while money rests', { money_rests_since: day('2027-01-05') }, null],
    [
      'after the main member’s death',
      { status: 'inactive', inactive_reason_id: 2, inactive_from: day('2027-01-05') },
      2,
    ],
  ] as const)('is not told %s', async (_when, fields, inactive_reason_id) => {
    const { client, household } = await aLoggedInClient(server, { status: 'active' });
    await anInvoice(server, household);
    const { db } = server.context;
    await db.updateTable('members').set({ inactive_reason_id }).where('id', '=', household.main_member_id).execute();
    await db.updateTable('households').set(fields).where('id', '=', household.household_id).execute();

    expect((await client.call(getMe)).body).toMatchObject({ household: { owed: null } });
  });
});

test('the days on which somebody applied and had paid are answered', async () => {
  const submitted_on = server.clock.inDays(-10);
  const { client, household } = await aLoggedInClient(server, {
    status: 'waiting',
    submitted_on,
    waiting_from: server.clock.inDays(-3),
    waiting_until: server.clock.inDays(87),
  });
  await anInvoice(server, household, { type: 'sirf', status: 'paid', date: server.clock.inDays(-8) });
  await anInvoice(server, household, { type: 'siac', status: 'paid', date: server.clock.inDays(-3) });
  await anInvoice(server, household, { type: 'siac', status: 'paid' });

  const { body } = await client.call(getMe);

  expect(body).toMatchObject({ household: { submitted_on: '01.01.2027', paid_on: '08.01.2027' } });
});

test('staff read their own name, as their colleagues do', async () => {
  const office = await anOfficeAccount(server, 'clerk');
  await server.context.db
    .updateTable('accounts')
    .set({ staff_name: 'Elif Aydın' })
    .where('id', '=', office.account_id)
    .execute();

  const { body } = await (await logIn(server, office)).call(getMe);

  expect(body).toMatchObject({ name: 'Elif Aydın', email: office.email });
});

test('the office sees only its account, without a household', async () => {
  const office = await anOfficeAccount(server, 'board');

  const { body } = await (await logIn(server, office)).call(getMe);

  expect(body).toEqual({
    name: office.email,
    email: office.email,
    default_lang: 'de',
    role: 'board',
    membership_no: null,
    household: null,
    main_member: null,
    sub_members: [],
    substitutes: [],
    application: null,
  });
});

test('another household’s data is not included', async () => {
  const other = await aHousehold(server, { first_name: 'Zeynep', last_name: 'Başka' });
  await aMember(server, other, { first_name: 'Deniz' });
  const { client } = await aLoggedInClient(server);

  const { body } = await client.call(getMe);

  expect(JSON.stringify(body)).not.toMatch(/Zeynep|Başka|Deniz/);
  expect(body).toMatchObject({ sub_members: [] });
});

test('without a session it is refused', async () => {
  expect((await server.client().call(getMe)).status).toBe(401);
});

test('the answer takes two database queries: the session, and the data', async () => {
  const { client, household } = await aLoggedInClient(server);
  await anAddress(server, household);
  for (let count = 0; count < 5; count += 1) await aMember(server, household);
  const before = await statements();

  await client.call(getMe);

  expect((await statements()) - before).toBe(2);
});

describe('the language', () => {
  // proves: product.default-language
  test('is stored, and answered from then on', async () => {
    const { client } = await aLoggedInClient(server);

    const changed = await client.call(changeLanguage, { default_lang: 'tr' });

    expect([changed.status, changed.body]).toMatchObject([200, { default_lang: 'tr' }]);
    expect((await client.call(getMe)).body).toMatchObject({ default_lang: 'tr' });
  });

  test('is one of three; other sent fields are ignored', async () => {
    const { client, household } = await aLoggedInClient(server);

    const unknown = await client.send('PUT', '/api/v1/me', { default_lang: 'fr' });
    const more = await client.send('PUT', '/api/v1/me', { default_lang: 'en', role: 'board', email: 'x@example.at' });

    expect([unknown.status, unknown.body]).toMatchObject([422, { errors: { default_lang: ['invalid_choice'] } }]);
    expect(more.body).toMatchObject({ default_lang: 'en', role: 'member', email: household.email });
  });

  test('can be changed by an inactive household as well', async () => {
    const { client } = await aLoggedInClient(server, { status: 'inactive' });

    expect((await client.call(changeLanguage, { default_lang: 'en' })).status).toBe(200);
  });
});

let asked = 0;

/** The number of statements sent to the database so far; counting starts with the first call. */
async function statements(): Promise<number> {
  if (asked === 0) {
    const executor = server.context.db.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    executor.executeQuery = (...query) => {
      asked += 1;
      return execute(...query);
    };
  }
  return asked;
}

test('an answer cached before midnight is not used after it', async () => {
  const household = await aHousehold(server, { status: 'active' });
  await aSubstitute(server, household, { valid_until: server.clock.today() });
  server.clock.moveTo(new Date('2027-01-11T22:50:00.000Z'));
  const late = await logIn(server, household);
  const read = async () => ((await late.call(getMe)).body as Me).substitutes.map(({ status }) => status);

  const before = [await read(), await read()];
  server.clock.moveMinutes(20);

  expect(before).toEqual([['active'], ['active']]);
  expect(await read()).toEqual(['inactive']);
});
