import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { queueMail } from '../platform/mail/mailQueue.ts';
import { isPassword } from '../platform/secrets/passwordHash.ts';
import {
  aHousehold,
  aLoggedInClient,
  anAccount,
  logIn,
  TEST_PASSWORD,
  type TestHousehold,
} from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anEffect } from '../testing/post/effects.ts';
import { mailsTo, newestLink } from '../testing/registrations.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { findAccount } from './accounts.reads.ts';
import { passwordChangedMail } from './accounts.wording.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const NEW_PASSWORD = 'Nar-Agaci-1923';
const { changePassword, confirmRegistration, forgotPassword, logOut, resetPassword } = accountsContract;
const { listNotifications } = notificationsContract;
const change = (overrides = {}) => ({
  old_password: TEST_PASSWORD,
  new_password: NEW_PASSWORD,
  confirmation: NEW_PASSWORD,
  ...overrides,
});

describe('changing the password', () => {
  // proves: state.password-change, promise.8
  it('ends every session of the account, and the new one is stored', async () => {
    const { household, client } = await aLoggedInClient(server);
    const elsewhere = await logIn(server, household);

    const answer = await client.call(changePassword, change());

    expect(answer.status).toBe(204);
    expect(client.cookies.has('session')).toBe(false);
    expect((await elsewhere.call(listNotifications)).status).toBe(401);
    expect(await fits(household.account_id, NEW_PASSWORD)).toBe(true);
  });

  it('leaves other accounts’ sessions alone', async () => {
    const { client: other } = await aLoggedInClient(server);
    const { client } = await aLoggedInClient(server);

    await client.call(changePassword, change());

    expect((await other.call(listNotifications)).status).toBe(200);
  });

  it('by two at once with the same old password succeeds for one of them', async () => {
    const { household, client } = await aLoggedInClient(server);
    const other = await logIn(server, household);
    const [own, others] = [change(), change({ new_password: 'Ceviz-Dali-1967', confirmation: 'Ceviz-Dali-1967' })];

    const [first, second] = await Promise.all([client.call(changePassword, own), other.call(changePassword, others)]);

    expect([first.status, second.status].sort()).toEqual([204, 422]);
    const made = first.status === 204 ? own : others;
    expect(await fits(household.account_id, made.new_password)).toBe(true);
  });

  it('is announced by mail', async () => {
    const { household, client } = await aLoggedInClient(server, { language: 'tr' });

    await client.call(changePassword, change());
    await server.runJobs();

    expect(mailsTo(server, household.email)).toMatchObject([{ subject: 'Şifreniz değiştirildi' }]);
  });

  it('with a wrong old password is refused at the field and changes nothing', async () => {
    const { household, client } = await aLoggedInClient(server);

    const answer = await client.call(changePassword, change({ old_password: 'Falsch-99' }));

    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'wrong_old_password', errors: { old_password: ['wrong_old_password'] } },
    });
    expect(await fits(household.account_id, TEST_PASSWORD)).toBe(true);
    expect((await client.call(listNotifications)).status).toBe(200);
  });

  // proves: rule.password-match, rule.password-current
  it.each([
    [{ confirmation: 'Anders-1923' }, { confirmation: ['password_must_match'] }],
    [{ new_password: 'kurz', confirmation: 'kurz' }, { new_password: expect.arrayContaining(['min_8_characters']) }],
    [{ old_password: '' }, { old_password: ['required'] }],
  ])('%j is refused', async (wrong, errors) => {
    const { client } = await aLoggedInClient(server);

    expect(await client.call(changePassword, change(wrong))).toMatchObject({ status: 422, body: { errors } });
  });

  it('guesses at the old password are limited to ten in a quarter of an hour', async () => {
    const { client } = await aLoggedInClient(server);

    const answers = await Promise.all(
      Array.from({ length: 30 }, () => client.call(changePassword, change({ old_password: 'Falsch-99' }))),
    );

    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await client.call(changePassword, change())).status).toBe(429);
  });

  it('needs a log-in and our own origin', async () => {
    const { client } = await aLoggedInClient(server);
    const url = changePassword.path;

    expect((await server.client().call(changePassword, change())).status).toBe(401);
    expect((await client.send('PUT', url, change(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('a forgotten password', () => {
  // proves: promise.8
  it('is replaced with the mailed link, once, and ends every session', async () => {
    const { household, client } = await aLoggedInClient(server);
    const token = await forgotten(household.email);
    const browser = server.client();

    const first = await browser.call(resetPassword, reset(token));
    const second = await browser.call(resetPassword, reset(token));

    expect([first.status, second.status]).toEqual([204, 404]);
    expect(await fits(household.account_id, NEW_PASSWORD)).toBe(true);
    expect((await client.call(listNotifications)).status).toBe(401);
    expect(browser.cookies.has('device')).toBe(true);
  });

  it('one link sent by twenty at once sets one password', async () => {
    const { email } = await aHousehold(server);
    const token = await forgotten(email);

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.client().call(resetPassword, reset(token))),
    );

    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('earlier links work until one of them is used', async () => {
    const { email } = await aHousehold(server);
    const earlier = await forgotten(email);
    const later = await forgotten(email);

    expect((await server.client().call(resetPassword, reset(earlier))).status).toBe(204);
    expect((await server.client().call(resetPassword, reset(later))).status).toBe(404);
  });

  it('the link works for an hour', async () => {
    const { email } = await aHousehold(server);
    const token = await forgotten(email);

    server.clock.moveMinutes(60);

    expect(await server.client().call(resetPassword, reset(token))).toMatchObject({
      status: 404,
      body: { message: 'link_not_valid' },
    });
  });

  it('a link that confirms an address cannot set a password', async () => {
    const { email } = await anAccount(server, { status: 'unconfirmed' });
    const token = await forgotten(email);

    expect((await server.client().call(resetPassword, reset(token))).status).toBe(404);
  });

  // proves: promise.9
  it('unknown, closed and unconfirmed addresses get the same answer', async () => {
    const { email: closed } = await anAccount(server, { status: 'closed' });
    const { email: unconfirmed } = await anAccount(server, { status: 'unconfirmed' });

    const answers = [];
    for (const email of ['nobody@example.at', closed, unconfirmed]) {
      answers.push(await server.client().call(forgotPassword, { email }));
    }
    await server.runJobs();

    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([202, '']));
    expect(mailsTo(server, closed)).toEqual([]);
    expect(mailsTo(server, unconfirmed)).toMatchObject([{ subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' }]);
  });

  it('a mailbox gets at most five links an hour', async () => {
    const { email } = await aHousehold(server);

    await Promise.all(Array.from({ length: 12 }, () => server.client().call(forgotPassword, { email })));
    await server.runJobs();

    expect(mailsTo(server, email)).toHaveLength(5);
  });

  it('a mailbox that got five invoices still gets its link', async () => {
    const { email } = await aHousehold(server);
    const mailData = passwordChangedMail({ language: 'de', settings: server.context.settings });
    await server.change(async (change) => {
      for (const invoice of [1, 2, 3, 4, 5])
        await queueMail(change, anEffect(`test.bill/${email}/${invoice}`), email, mailData);
    });

    await server.client().call(forgotPassword, { email });
    await server.runJobs();

    expect(mailsTo(server, email).at(-1)).toMatchObject({ subject: 'Neues Passwort wählen' });
  });
});

describe('a request for another address', () => {
  const WANTED = 'somebody-else@example.at';
  const wish = async ({ main_member_id }: TestHousehold, client: TestClient) => {
    await client.call(membersContract.changeMember, { id: String(main_member_id), email: WANTED });
    await server.runJobs();
    return newestLink(server, WANTED);
  };
  const stands = async ({ account_id }: TestHousehold, email: string, token: string) => {
    expect(await findAccount(server.context.db, account_id)).toMatchObject({ email, pending_email: null });
    expect((await server.client().call(confirmRegistration, { token })).status).toBe(404);
    expect(await findAccount(server.context.db, account_id)).toMatchObject({ email });
  };

  it('is withdrawn when the password is changed', async () => {
    const { household, client } = await aLoggedInClient(server);
    const token = await wish(household, client);

    await (await logIn(server, household)).call(changePassword, change());

    await stands(household, household.email, token);
  });

  it('is withdrawn when the password is reset', async () => {
    const { household, client } = await aLoggedInClient(server);
    const token = await wish(household, client);

    await server.client().call(resetPassword, reset(await forgotten(household.email)));

    await stands(household, household.email, token);
  });
});

// proves: promise.8
it('logging out ends the session on the server, and again is harmless', async () => {
  const { client } = await aLoggedInClient(server);
  const stolen = server.client();
  for (const [name, value] of client.cookies) stolen.cookies.set(name, value);

  expect((await client.call(logOut)).status).toBe(204);
  expect((await client.call(logOut)).status).toBe(204);
  expect((await stolen.call(listNotifications)).status).toBe(401);
});

async function forgotten(email: string): Promise<string> {
  await server.client().call(forgotPassword, { email });
  await server.runJobs();
  return newestLink(server, email);
}

function reset(token: string) {
  return { token, password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
}

async function fits(accountId: number, password: string): Promise<boolean> {
  const account = await findAccount(server.context.db, accountId);
  return isPassword(password, account?.password_hash ?? '');
}
