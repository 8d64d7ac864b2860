import { beforeEach, describe, expect, it } from 'vitest';
import { accountsContract } from '../../../domain/accounts/accounts.contract.ts';
import { secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import { meContract } from '../../../domain/me/me.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { anOfficeAccount, logIn, TEST_PASSWORD, type TestStaff } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { auditOf } from '../../testing/officeBuilders.ts';
import { mailsTo, newestLink } from '../../testing/registrations.ts';
import { codeNow } from '../../testing/secondFactorBuilders.ts';
import { TEST_BEGINS, testServer } from '../../testing/testServer.ts';
import { aVisitor, enter } from '../../testing/visitors.ts';

const server = testServer();
beforeEach(() => server.clock.moveTo(TEST_BEGINS));

const { getSecondFactor, renewRecoveryCodes, showSecondFactor } = secondFactorContract;
const WRONG = { status: 422, body: { message: 'second_factor_wrong', errors: { code: ['second_factor_wrong'] } } };

/** A staff member who has typed the password, but no code yet. */
async function aClerkAtTheDoor(): Promise<{ clerk: TestStaff; client: TestClient }> {
  const clerk = await anOfficeAccount(server);
  return { clerk, client: await another(clerk) };
}

async function another({ email }: TestStaff): Promise<TestClient> {
  const client = aVisitor(server);
  expect((await enter(client, email)).status).toBe(200);
  return client;
}

const show = (client: TestClient, code: string) => client.call(showSecondFactor, { code });
const work = async (client: TestClient) => (await client.call(officeContract.getToDo)).status;
const wrongCode = () => codeNow(server, undefined, 50);
const auditOfAccount = async ({ account_id }: TestStaff) =>
  (await auditOf(server, null)).filter(({ subject_id }) => subject_id === account_id).map(({ action }) => action);

// proves: promise.15
describe('a log-in of the office', () => {
  it('gives access to nothing until a code was shown, and then to everything', async () => {
    const { clerk, client } = await aClerkAtTheDoor();

    expect(await client.call(officeContract.getToDo)).toMatchObject({
      status: 403,
      body: { message: 'second_factor_needed' },
    });
    expect((await client.call(getSecondFactor)).body).toEqual({
      standing: 'code_needed',
      set_at: null,
      recovery_codes_left: null,
    });
    const shown = await show(client, codeNow(server));

    expect(shown).toMatchObject({ status: 200, body: { standing: 'open', set_at: TEST_BEGINS.toISOString() } });
    expect(await work(client)).toBe(200);
    expect(await auditOfAccount(clerk)).toEqual(['second_factor.shown']);
  });

  it('may read who is logged in and in which language, before that', async () => {
    const { clerk, client } = await aClerkAtTheDoor();

    expect((await client.call(meContract.getMe)).body).toMatchObject({ email: clerk.email });
    expect((await client.call(meContract.changeLanguage, { default_lang: 'tr' })).status).toBe(200);
  });

  it('may not change the password or end sessions before that', async () => {
    const { clerk, client } = await aClerkAtTheDoor();
    const atWork = await logIn(server, clerk);
    const password = 'Nar-Agaci-1923';

    const answers = [
      await client.call(accountsContract.changePassword, {
        old_password: TEST_PASSWORD,
        new_password: password,
        confirmation: password,
      }),
      await client.call(accountsContract.endOtherDevices),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(await work(atWork)).toBe(200);
  });

  it('needs a code in each session', async () => {
    const { clerk, client } = await aClerkAtTheDoor();
    await show(client, codeNow(server));

    expect(await work(await another(clerk))).toBe(403);
  });

  it('needs a code also after the password was reset by mail', async () => {
    const clerk = await anOfficeAccount(server);
    await server.client().call(accountsContract.forgotPassword, { email: clerk.email });
    await server.runJobs();
    const password = 'Nar-Agaci-1923';
    const token = newestLink(server, clerk.email);
    await server.client().call(accountsContract.resetPassword, { token, password, confirmation: password });

    const client = aVisitor(server);
    await enter(client, clerk.email, password);

    expect(await work(client)).toBe(403);
    expect((await show(client, codeNow(server))).status).toBe(200);
    expect(await work(client)).toBe(200);
  });
});

// proves: promise.15
describe('a code', () => {
  it('is taken once: not again in its half minute, and not in another session', async () => {
    const { clerk, client } = await aClerkAtTheDoor();
    const code = codeNow(server);
    await show(client, code);

    expect(await show(await another(clerk), code)).toMatchObject(WRONG);
    expect(await show(client, code)).toMatchObject(WRONG);
  });

  it('sent by five at once admits one', async () => {
    const clerk = await anOfficeAccount(server);
    const clients = await Promise.all(Array.from({ length: 5 }, () => another(clerk)));
    const code = codeNow(server);

    const answers = await Promise.all(clients.map((client) => show(client, code)));
    const working = await Promise.all(clients.map(work));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(working.filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    [-1, 200],
    [0, 200],
    [1, 200],
    [-2, 422],
    [2, 422],
  ])('of an app whose clock is %i half minutes off is answered %i', async (later, status) => {
    const { client } = await aClerkAtTheDoor();

    expect((await show(client, codeNow(server, undefined, later))).status).toBe(status);
  });

  it('older than the last accepted one is refused', async () => {
    const { clerk, client } = await aClerkAtTheDoor();
    await show(client, codeNow(server));

    expect(await show(await another(clerk), codeNow(server, undefined, -1))).toMatchObject(WRONG);
    expect((await show(await another(clerk), codeNow(server, undefined, 1))).status).toBe(200);
  });

  it('of another account is refused', async () => {
    const { client } = await aClerkAtTheDoor();

    expect(await show(client, codeNow(server, 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU'))).toMatchObject(WRONG);
    expect(await work(client)).toBe(403);
  });

  it.each(['', '12345', 'abcdef', '１２３４５', 'x'.repeat(200)])('%j is none', async (code) => {
    const { client } = await aClerkAtTheDoor();

    expect(await show(client, code)).toMatchObject({ status: 422, body: { message: 'validation_failed' } });
  });

  it('is refused if the account has no second factor', async () => {
    const clerk = await anOfficeAccount(server);
    const client = await another(clerk);
    await server.context.db.deleteFrom('second_factors').where('account_id', '=', clerk.account_id).execute();

    expect(await show(client, codeNow(server))).toMatchObject({
      status: 409,
      body: { message: 'second_factor_not_set' },
    });
  });
});

// proves: promise.9, promise.15
describe('guessing codes', () => {
  it('is limited to five in a quarter of an hour, also in parallel; then a right code has to wait as well', async () => {
    const { client } = await aClerkAtTheDoor();

    const answers = await Promise.all(Array.from({ length: 12 }, () => show(client, wrongCode())));

    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    const right = await show(client, codeNow(server));
    expect(right).toMatchObject({ status: 429, body: { message: 'too_many_requests' } });
    expect(right.headers['retry-after']).toBe('900');
    expect(await work(client)).toBe(403);
    server.clock.moveMinutes(15);
    expect((await show(client, codeNow(server))).status).toBe(200);
  });

  it('cannot continue in another session or on another device', async () => {
    const { clerk, client } = await aClerkAtTheDoor();
    for (let times = 0; times < 5; times += 1) await show(client, wrongCode());

    expect((await show(await another(clerk), codeNow(server))).status).toBe(429);
  });

  it('does not lock out a browser that has shown the second factor before', async () => {
    const { clerk, client: own } = await aClerkAtTheDoor();
    await show(own, codeNow(server));
    const thief = await another(clerk);
    for (let times = 0; times < 5; times += 1) await show(thief, wrongCode());
    server.clock.moveMinutes(1);

    await enter(own, clerk.email);

    expect((await show(thief, codeNow(server))).status).toBe(429);
    expect((await show(own, codeNow(server))).status).toBe(200);
  });

  it('has a common limit for all browsers that have shown a former second factor', async () => {
    const { clerk, client } = await aClerkAtTheDoor();
    const thief = [client, await another(clerk)];
    for (const browser of thief) {
      await show(browser, codeNow(server));
      server.clock.moveMinutes(1);
    }
    await server.context.db.updateTable('second_factors').set({ set_at: server.clock.now() }).execute();

    const answers = [];
    for (let times = 0; times < 4; times += 1)
      for (const browser of thief) answers.push(await show(browser, wrongCode()));

    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(422), ...Array(3).fill(429)]);
    expect((await show(await another(clerk), codeNow(server))).status).toBe(200);
  });

  it('is mailed to the account once a day, and recorded', async () => {
    const { clerk, client } = await aClerkAtTheDoor();

    for (let times = 0; times < 8; times += 1) await show(client, wrongCode());
    await server.runJobs();

    expect(mailsTo(server, clerk.email)).toMatchObject([{ subject: 'Falsche Codes bei Ihrem Konto' }]);
    expect(await auditOfAccount(clerk)).toEqual(['second_factor.guessed']);
  });

  it('has no consequences for somebody who types the right code in the end', async () => {
    const { clerk, client } = await aClerkAtTheDoor();
    for (let times = 0; times < 4; times += 1) {
      await show(client, wrongCode());
      server.clock.moveMinutes(1);
      expect((await show(await another(clerk), codeNow(server))).status).toBe(200);
    }
  });
});

// proves: promise.15
describe('a recovery code', () => {
  async function renew(clerk: TestStaff, later = 0) {
    const code = codeNow(server, undefined, later);
    return (await logIn(server, clerk)).call(renewRecoveryCodes, { password: TEST_PASSWORD, code });
  }

  async function withCodes() {
    const clerk = await anOfficeAccount(server);
    const { body } = await renew(clerk, -1);
    return { clerk, codes: (body as { recovery_codes: string[] }).recovery_codes };
  }

  it('opens the office once, says how many are left, and is announced by mail', async () => {
    const { clerk, codes } = await withCodes();
    const code = codes[0] ?? '';

    const first = await show(await another(clerk), code.toLowerCase().replaceAll('-', ' '));
    const second = await show(await another(clerk), code);
    await server.runJobs();

    expect(first).toMatchObject({ status: 200, body: { standing: 'open', recovery_codes_left: 9 } });
    expect(second).toMatchObject(WRONG);
    expect(mailsTo(server, clerk.email).at(-1)).toMatchObject({ subject: 'Ein Notfall-Code wurde verwendet' });
    expect(await auditOfAccount(clerk)).toEqual(
      ['shown', 'codes_renewed', 'recovered'].map((action) => `second_factor.${action}`),
    );
  });

  it('sent by five at once admits one', async () => {
    const { clerk, codes } = await withCodes();
    const clients = await Promise.all(Array.from({ length: 5 }, () => another(clerk)));

    const answers = await Promise.all(clients.map((client) => show(client, codes[3] ?? '')));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('of another account, or older than the renewed ones, is refused', async () => {
    const { codes: others } = await withCodes();
    const { clerk, codes } = await withCodes();
    expect((await renew(clerk)).status).toBe(200);

    for (const code of [others[0], codes[0]]) {
      expect(await show(await another(clerk), code ?? '')).toMatchObject(WRONG);
    }
  });
});
