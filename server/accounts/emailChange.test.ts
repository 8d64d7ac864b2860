import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { handleMissedEvents, inChange } from '../platform/work.ts';
import { aHousehold, aLoggedInClient, anAccount, logIn, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { somebodyWaitsForALock } from '../testing/processes/locks.ts';
import { mailsTo, newestLink, registerAndRead } from '../testing/registrations.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';
import { mailRequestedLink } from './accounts.jobs.ts';
import { accountEmailChanged } from './accounts.news.ts';
import { acceptEmail, requestEmailChange } from './emailChange.actions.ts';

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
});
afterAll(() => server.stop());

const { confirmRegistration, forgotPassword, resetPassword } = accountsContract;

it('the main member’s address follows the account’s, however late and in whatever order events arrive', async () => {
  const household = await aHousehold(server);
  const { db, clock } = server.context;
  const email = freshEmail();
  await db.updateTable('accounts').set({ email, email_key: email }).where('id', '=', household.account_id).execute();
  const client = await logIn(server, household);
  expect((await client.call(meContract.getMe)).body).toMatchObject({
    main_member: { email: household.email },
  });

  const overtaken = { account_id: household.account_id, email: freshEmail() };
  await db
    .insertInto('announcements')
    .values({
      name: accountEmailChanged.name,
      payload: JSON.stringify(overtaken),
      created_at: clock.now(),
      heard_at: null,
    })
    .execute();
  await handleMissedEvents(server.context, new Date(clock.now().getTime() + 1));

  expect((await client.call(meContract.getMe)).body).toMatchObject({ email, main_member: { email } });
});

describe('a wanted address', () => {
  // proves: state.password-change, promise.8
  it('gets a link, the old one a notice, and everybody is logged out', async () => {
    const household = await aHousehold(server);
    const client = await logIn(server, household);
    const email = freshEmail();

    await want(household, email.toUpperCase());
    await server.runJobs();

    expect(mailsTo(server, email)).toMatchObject([{ subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse' }]);
    expect(mailsTo(server, household.email)).toMatchObject([{ subject: 'Ihre E-Mail-Adresse soll geändert werden' }]);
    expect((await client.call(notificationsContract.listNotifications)).status).toBe(401);
    expect(await emailsOf(household)).toEqual({ account: household.email, pending: email, member: household.email });
  });

  it('is entered in the main member’s data; sending the present one changes nothing', async () => {
    const household = await aHousehold(server);
    const client = await logIn(server, household);
    const id = String(household.main_member_id);
    const email = freshEmail();

    const same = await client.call(membersContract.changeMember, { id, email: household.email });
    const other = await client.call(membersContract.changeMember, { id, email });
    const none = await (await logIn(server, household)).call(membersContract.changeMember, { id, email: null });

    expect([same.status, other.status]).toEqual([200, 200]);
    expect(other.body).toMatchObject({ email: household.email, pending_email: email });
    expect(none).toMatchObject({ status: 422, body: { message: 'main_member_email_cant_be_null' } });
    expect((await client.call(notificationsContract.listNotifications)).status).toBe(401);
  });

  // departs: account.email, call.PUT /api/v1/member/{id} (email)
  it('is in force once its link is confirmed, on the account and on the main member', async () => {
    const household = await aHousehold(server);
    const email = freshEmail();
    const token = await want(household, email);
    const client = await logIn(server, household);

    const confirmed = await server.client().call(confirmRegistration, { token });

    expect(confirmed).toMatchObject({ status: 200, body: { next: 'log_in', email: expect.stringContaining('@') } });
    expect(await emailsOf(household)).toEqual({ account: email, pending: null, member: email });
    expect((await client.call(notificationsContract.listNotifications)).status).toBe(401);
    expect((await server.client().call(confirmRegistration, { token })).status).toBe(404);
  });

  it('deletes the password links that went to the present address', async () => {
    const household = await aHousehold(server);
    await server.client().call(forgotPassword, { email: household.email });
    await server.runJobs();
    const old = newestLink(server, household.email);

    await server.client().call(confirmRegistration, { token: await want(household, freshEmail()) });

    const password = 'Nar-Agaci-1923';
    const { status } = await server.client().call(resetPassword, { token: old, password, confirmation: password });
    expect(status).toBe(404);
  });

  it('replaces an earlier request, whose link no longer works', async () => {
    const household = await aHousehold(server);
    const mistyped = await want(household, freshEmail());
    const right = await want(household, freshEmail());

    expect((await server.client().call(confirmRegistration, { token: mistyped })).status).toBe(404);
    expect((await server.client().call(confirmRegistration, { token: right })).status).toBe(200);
  });

  it('is withdrawn by entering the present one, and its link no longer works', async () => {
    const household = await aHousehold(server);
    const token = await want(household, freshEmail());

    await ask(household, household.email.toUpperCase());

    expect(await emailsOf(household)).toMatchObject({ account: household.email, pending: null });
    expect((await server.client().call(confirmRegistration, { token })).status).toBe(404);
    expect(await emailsOf(household)).toMatchObject({ account: household.email, member: household.email });
  });

  it('that somebody else has already is refused', async () => {
    const household = await aHousehold(server);
    const { email } = await anAccount(server);

    await expect(want(household, email)).rejects.toMatchObject({ key: 'email_already_exists' });
  });

  it('that somebody else took meanwhile is refused when it is confirmed', async () => {
    const household = await aHousehold(server);
    const email = freshEmail();
    const token = await want(household, email);
    await anAccount(server, { email });

    const answer = await server.client().call(confirmRegistration, { token });

    expect(answer).toMatchObject({ status: 409, body: { message: 'email_already_exists' } });
    expect(await emailsOf(household)).toMatchObject({ account: household.email });
  });

  it('is not blocked by a registration that nobody confirmed', async () => {
    const household = await aHousehold(server);
    const { email } = await registerAndRead(server, server.client());
    const token = await want(household, email);

    expect((await server.client().call(confirmRegistration, { token })).status).toBe(200);
    expect(await emailsOf(household)).toMatchObject({ account: email });
  });

  it('deletes a password link that was requested at the old address during the confirmation', async () => {
    const household = await aHousehold(server);
    const { email } = household;
    const pending_email = freshEmail();
    let asked = Promise.resolve();

    await server.change(async (change) => {
      await acceptEmail(change, { id: household.account_id, pending_email });
      asked = mailRequestedLink.run(server.context, { email, wanted: 'password', request: email });
      await somebodyWaitsForALock(server.context.db);
    });
    await asked;
    await server.runJobs();

    expect(mailsTo(server, email)).toEqual([]);
    expect(await emailsOf(household)).toMatchObject({ account: pending_email });
  });

  it('of a denied domain is refused', async () => {
    const household = await aHousehold(server);

    await expect(want(household, 'x@mailinator.example')).rejects.toMatchObject({ key: 'email_domain_not_allowed' });
  });
});

// proves: promise.9
describe('whether somebody has an address', () => {
  const { changeMember } = membersContract;
  afterEach(() => server.clock.moveTo(TEST_BEGINS));

  it.each([
    ['locked data', 'waiting', { first_name: 'Ada' }, [403, 'forbidden']],
    ['what somebody else changed meanwhile', 'new', { version: -1 }, [409, 'changed_meanwhile']],
    ['a birth to come', 'new', { date_of_birth: '01.01.2050' }, [422, 'validation_failed']],
  ] as const)('is not told beside %s', async (_what, status, wrong, refused) => {
    const { household, client } = await aLoggedInClient(server, { status });
    const taken = (await anAccount(server)).email;

    for (const email of [taken, freshEmail()]) {
      const answer = await client.call(changeMember, { id: String(household.main_member_id), email, ...wrong });

      expect([answer.status, (answer.body as { message: string }).message]).toEqual(refused);
    }
  });

  it.each([
    ['was paid', 'paid', 'invoice_already_existing_for_member'],
    ['is open, as long as its new sum was not agreed to', 'open', 'fees_would_change'],
  ] as const)(
    'is not revealed together with a birth date on which an invoice depends that %s',
    async (_is, status, message) => {
      const { household, client } = await aLoggedInClient(server);
      await anInvoice(server, household, { type: 'sirf', status });
      const id = String(household.main_member_id);

      for (const email of [(await anAccount(server)).email, freshEmail()]) {
        const answer = await client.call(changeMember, { id, email, date_of_birth: '01.01.1950' });
        expect(answer).toMatchObject({ status: 409, body: { message } });
      }
    },
  );

  it('can be asked ten times an hour, whatever the outcome and the device', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'waiting' });
    const other = await logIn(server, household);
    const id = String(household.main_member_id);
    const { email } = await anAccount(server);
    const wish = (from: TestClient, more: object = {}) => from.call(changeMember, { id, email, ...more });

    const taken = await Promise.all(Array.from({ length: 7 }, () => wish(other)));
    const wrong = [await wish(client, { version: -1 }), await wish(client, { first_name: 'Ada' }), await wish(client)];
    const eleventh = await wish(client);

    expect(taken.map(({ status }) => status)).toEqual(Array(7).fill(409));
    expect(wrong.map(({ status }) => status)).toEqual([409, 403, 409]);
    expect(eleventh).toMatchObject({ status: 429, body: { message: 'too_many_requests' } });
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await wish(client, { email: freshEmail() })).toMatchObject({ status: 429 });
    server.clock.moveMinutes(60);
    expect(await wish(await logIn(server, household))).toMatchObject({
      status: 409,
      body: { message: 'email_already_exists' },
    });
  });

  it('is not asked by sending the present address, which every other change may contain', async () => {
    const { household, client } = await aLoggedInClient(server);
    const son = await aMember(server, household);
    const { email } = household;

    for (let times = 0; times < 12; times += 1) {
      const own = await client.call(changeMember, { id: String(household.main_member_id), email: email.toUpperCase() });
      const sons = await client.call(changeMember, { id: String(son), email: freshEmail() });

      expect([own.status, sons.status]).toEqual([200, 200]);
    }
  });
});

function freshEmail(): string {
  count += 1;
  return `new${count}@example.at`;
}

async function ask({ account_id, household_id, main_member_id }: TestHousehold, email: string): Promise<void> {
  const actor = { kind: 'member', session_id: 1, language: 'de', household_status: 'new' } as const;
  await inChange(server.context, { ...actor, account_id, household_id, main_member_id }, (change) =>
    requestEmailChange(change, email),
  );
}

async function want(household: TestHousehold, email: string): Promise<string> {
  await ask(household, email);
  await server.runJobs();
  return newestLink(server, email.toLowerCase());
}

async function emailsOf({ account_id }: TestHousehold) {
  return server.context.db
    .selectFrom('accounts as a')
    .innerJoin('households as h', 'h.account_id', 'a.id')
    .innerJoin('members as m', 'm.household_id', 'h.id')
    .select(['a.email as account', 'a.pending_email as pending', 'm.email as member'])
    .where('a.id', '=', account_id)
    .executeTakeFirst();
}
