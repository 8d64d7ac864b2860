import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { aHousehold, TEST_PASSWORD, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import {
  accountOf,
  confirmEmail,
  forgetPassword,
  freshEmail,
  logInAs,
  NEW_PASSWORD,
  resetPassword,
  setEmail,
  type TypedEmail,
  wantEmail,
} from '../testing/emailBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { somebodyWaitsForALock } from '../testing/processes/locks.ts';
import { mailsTo, newestLink } from '../testing/registrations.ts';
import { TEST_BEGINS, testServer } from '../testing/testServer.ts';
import { correctEmail } from './emailChange.actions.ts';
import { mailLink } from './links.actions.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
});

describe('an account that somebody else took over', () => {
  afterEach(() => server.clock.moveTo(TEST_BEGINS));

  // proves: promise.8
  it('admits nobody: neither by the password, nor by an earlier link or request', async () => {
    const household = await aHousehold(server);
    const wanted = freshEmail();
    await wantEmail(server, household, wanted);
    await forgetPassword(server, household.email);
    const links = [newestLink(server, wanted), newestLink(server, household.email)] as const;
    const mails = mailsTo(server, household.email).length;

    await setEmail(server, clerk, household, { email: freshEmail(), is_taken_over: true });
    await forgetPassword(server, household.email);

    expect(await logInAs(server, household.email)).toBe(422);
    expect([await confirmEmail(server, links[0]), await resetPassword(server, links[1])]).toEqual([404, 404]);
    const since = mailsTo(server, household.email).slice(mails);
    expect(since).toMatchObject([{ subject: 'Ihre E-Mail-Adresse soll geändert werden' }]);
    expect(since[0]?.text).toContain('Niemand kann sich anmelden');
  });

  it('stays locked after the link has expired, until the office sends another, without marking it as taken over again', async () => {
    const household = await aHousehold(server);
    const tooLate = await setAndRead(household, { email: freshEmail(), is_taken_over: true });
    server.clock.moveMinutes(49 * 60);
    const { client } = await aClerk(server);
    const mails = mailsTo(server, household.email).length;
    await forgetPassword(server, household.email);
    expect([await confirmEmail(server, tooLate), mailsTo(server, household.email).length]).toEqual([404, mails]);

    const email = freshEmail();
    await setEmail(server, client, household, { email });
    await server.runJobs();
    expect(mailsTo(server, email)[0]?.text).toContain('einen Link für ein neues');

    expect(await confirmEmail(server, newestLink(server, email))).toBe(200);
    expect(await logInAs(server, email)).toBe(422);
  });

  it('belongs to its owner again after the new address is confirmed and a new password is set; the password link comes by itself', async () => {
    const household = await aHousehold(server);
    const email = freshEmail();

    const token = await setAndRead(household, { email, is_taken_over: true });

    const confirmed = await server.client().call(accountsContract.confirmRegistration, { token });
    await server.runJobs();

    expect(confirmed).toMatchObject({ status: 200, body: { next: 'new_password' } });
    const invitation = mailsTo(server, email).at(-1);
    expect(invitation).toMatchObject({ subject: 'Neues Passwort wählen' });
    expect(invitation?.text).toContain('braucht ein neues Passwort');
    expect(invitation?.text).not.toContain('bleibt, wie es ist');
    expect(await resetPassword(server, newestLink(server, email))).toBe(204);
    expect(await logInAs(server, email, NEW_PASSWORD)).toBe(200);
    expect([await logInAs(server, email), await logInAs(server, household.email, NEW_PASSWORD)]).toEqual([422, 422]);
    expect(await accountOf(server, household)).toMatchObject({
      email,
      pending_email: null,
      is_without_password: false,
    });
  });

  it('gets the promised link even if strangers have used up the hourly limit of its new address', async () => {
    const household = await aHousehold(server);
    const email = freshEmail();
    const token = await setAndRead(household, { email, is_taken_over: true });
    const account = { id: household.account_id, language: 'de' as const };
    for (const nth of [2, 3, 4, 5]) {
      await server.change((change) =>
        mailLink(change, { account, purpose: 'confirm_email', to: email, effectKey: `accounts.link/${email}/${nth}` }),
      );
    }

    expect(await confirmEmail(server, token)).toBe(200);
    await server.runJobs();

    expect(await resetPassword(server, newestLink(server, email))).toBe(204);
  });

  // proves: promise.9
  it('does not count guesses of an earlier device separately', async () => {
    const household = await aHousehold(server);
    const device = server.client();
    const sent = { email: household.email, password: TEST_PASSWORD, remember: false };
    expect((await device.call(meContract.logIn, sent)).status).toBe(200);
    await setEmail(server, clerk, household, { email: freshEmail(), is_taken_over: true });

    expect((await device.call(meContract.logIn, sent)).status).toBe(422);

    const rows = await server.context.db.selectFrom('throttle_hits').select('key').orderBy('id', 'desc').execute();
    expect(rows[0]?.key).toBe(`logIns/before/${household.account_id}`);
  });

  it('ignores a queued request for a link that was made while it was locked', async () => {
    const household = await aHousehold(server);
    const { account_id } = household;
    const right = freshEmail();
    let waited = Promise.resolve();

    await server.change(async (change) => {
      await correctEmail(change, { account_id, email: right, is_taken_over: true });
      waited = expect(wantEmail(server, household, freshEmail())).rejects.toMatchObject({ key: 'unauthenticated' });
      await somebodyWaitsForALock(server.context.db);
    });
    await waited;

    expect(await accountOf(server, household)).toMatchObject({ pending_email: right });
  });

  it('belongs to the present address if the office enters that one; a password link goes to it', async () => {
    const household = await aHousehold(server);
    await setAndRead(household, { email: freshEmail(), is_taken_over: true });

    await setEmail(server, clerk, household, { email: household.email });
    await server.runJobs();

    expect(await resetPassword(server, newestLink(server, household.email))).toBe(204);
    expect(await logInAs(server, household.email, NEW_PASSWORD)).toBe(200);
  });
});

async function setAndRead(household: TestHousehold, typed: TypedEmail & { email: string }): Promise<string> {
  expect((await setEmail(server, clerk, household, typed)).status).toBe(200);
  await server.runJobs();
  return newestLink(server, typed.email);
}
