import { beforeEach, expect, test } from 'vitest';
import { meContract } from '../../domain/me/me.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { anApplicant, bringPassport, type Part, readGaps, statusesOf } from '../testing/applicantBuilders.ts';
import { aHousehold, aLoggedInClient, type HouseholdOverrides, type TestHousehold } from '../testing/builders.ts';
import { aPayment } from '../testing/lifeBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { say } from '../words.ts';

const { getMe, submitAgain } = meContract;
const { changeMember } = membersContract;

const server = testServer();
beforeEach(() => {
  server.mails.length = 0;
});

test('waits for the member to submit it again', async () => {
  const { client, household } = await aSentBackApplicant();
  await client.call(changeMember, { id: String(household.main_member_id), place_of_birth: 'Sivas' });
  expect(await readGaps(client)).toEqual(['sent_back']);

  const { status, body } = await client.call(submitAgain, { id: String(household.household_id) });

  expect([status, body]).toMatchObject([200, { household: { status: 'waiting' }, application: null }]);
});

test('shows why it was sent back until it is submitted again', async () => {
  const { client, household } = await aSentBackApplicant();

  const { body } = await client.call(getMe);
  expect(body).toMatchObject({ application: { sent_back_reason: 'Der Meldezettel ist unleserlich.' } });
  await client.call(submitAgain, { id: String(household.household_id) });

  expect((await client.call(getMe)).body).toMatchObject({ application: null });
});

test('is not submitted while something else is missing', async () => {
  const { client, household } = await aSentBackApplicant('passport');
  const id = String(household.household_id);

  const { status, body } = await client.call(submitAgain, { id });
  expect([status, body]).toMatchObject([409, { message: 'application_incomplete' }]);
  await bringPassport(client, household);
  expect(await readGaps(client)).toEqual(['sent_back']);
  await client.call(submitAgain, { id });

  expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
});

test('can be submitted again repeatedly', async () => {
  const { client, household } = await aSentBackApplicant();
  const id = String(household.household_id);
  await client.call(submitAgain, { id });

  const { status, body } = await client.call(submitAgain, { id });
  await server.runJobs();

  expect([status, body]).toMatchObject([200, { household: { status: 'waiting' } }]);
  expect(mailsTo(household)).toHaveLength(1);
});

test.each([
  ['de', 'Es ist alles bezahlt. Damit beginnt jetzt die Wartezeit von 90 Tagen.', 'Sobald Ihre Zahlung'],
  ['tr', 'Tüm ödemeler yapıldı. Böylece 90 günlük bekleme süresi şimdi başlıyor.', 'Ödemeniz bize ulaştığında'],
  ['en', 'Everything is paid. The waiting period of 90 days begins now.', 'Once your payment'],
] as const)('says in %s what is true where everything is paid, and where it is not', async (language, paid, owed) => {
  for (const isPaid of [true, false]) {
    const { client, household } = await aSentBackApplicant(undefined, { language });
    if (isPaid) await payEverything(household);
    await client.call(submitAgain, { id: String(household.household_id) });
    await server.runJobs();

    const title = say(language, 'application.submitted.subject');
    const text = mailsTo(household).find(({ subject }) => subject === title)?.text ?? '';
    expect([text.includes(paid), text.includes(owed)]).toEqual([isPaid, !isPaid]);
    expect((await bodiesOf(household)).includes(paid)).toBe(isPaid);
  }
});

test('is submitted by its own household only', async () => {
  const { client } = await anApplicant(server);
  const foreign = await aHousehold(server);

  for (const id of [String(foreign.household_id), '99999999', 'x']) {
    const { status, body } = await client.call(submitAgain, { id });
    expect([status, body]).toMatchObject([404, { message: 'HouseholdNotFound' }]);
  }
});

test('not by an inactive one', async () => {
  const { client, household } = await aLoggedInClient(server, { status: 'inactive' });

  const { status, body } = await client.call(submitAgain, { id: String(household.household_id) });

  expect([status, body]).toMatchObject([409, { message: 'household_inactive' }]);
});

async function aSentBackApplicant(without?: Part, overrides: HouseholdOverrides = {}) {
  const applicant = await anApplicant(server, { ...overrides, ...(without ? { without } : {}) });
  await server.context.db
    .updateTable('households')
    .set({ sent_back_reason: 'Der Meldezettel ist unleserlich.' })
    .where('id', '=', applicant.household.household_id)
    .execute();
  return applicant;
}

async function payEverything({ household_id }: TestHousehold): Promise<void> {
  const { db } = server.context;
  const rows = await db.selectFrom('sale_invoices').select('id').where('household_id', '=', household_id).execute();
  for (const invoice of rows) await aPayment(server, invoice);
  await server.runJobs();
  server.mails.length = 0;
}

async function bodiesOf({ household_id }: TestHousehold): Promise<string> {
  const { db } = server.context;
  const rows = await db
    .selectFrom('notifications')
    .select('body_html')
    .where('household_id', '=', household_id)
    .execute();
  return rows.map(({ body_html }) => body_html).join('\n');
}

function mailsTo(household: TestHousehold) {
  return server.mails.filter((mail) => mail.to === household.email && !mail.attachments.length);
}
