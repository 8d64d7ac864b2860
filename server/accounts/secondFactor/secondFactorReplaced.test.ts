import { beforeEach, describe, expect, it } from 'vitest';
import { secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import { anOfficeAccount, logIn, TEST_PASSWORD } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { somebodyWaitsForALock } from '../../testing/processes/locks.ts';
import { mailsTo } from '../../testing/registrations.ts';
import { codeNow } from '../../testing/secondFactorBuilders.ts';
import { TEST_BEGINS, testServer } from '../../testing/testServer.ts';
import { aVisitor, enter } from '../../testing/visitors.ts';
import { deleteSessionsOf } from '../sessions.writes.ts';

const server = testServer();
beforeEach(() => server.clock.moveTo(TEST_BEGINS));

const { offerSecondFactor, renewRecoveryCodes, setSecondFactor, showSecondFactor } = secondFactorContract;

async function offered(client: TestClient, code: string): Promise<{ secret: string }> {
  const answer = await client.call(offerSecondFactor, { password: TEST_PASSWORD, code });
  expect(answer.status).toBe(200);
  return answer.body as { secret: string };
}

/** A staff member who has shown a code and may work. */
async function atWork() {
  const clerk = await anOfficeAccount(server);
  const client = aVisitor(server);
  await enter(client, clerk.email);
  const code = codeNow(server);
  expect((await client.call(showSecondFactor, { code })).status).toBe(200);
  return { clerk, client, code };
}

// proves: promise.15
describe('replacing the second factor', () => {
  it('needs the present one: a stolen password alone replaces nothing', async () => {
    const clerk = await anOfficeAccount(server);
    const thief = aVisitor(server);
    await enter(thief, clerk.email);

    const answers = [
      await thief.call(offerSecondFactor, { password: TEST_PASSWORD }),
      await thief.call(setSecondFactor, { code: '123456' }),
      await thief.call(renewRecoveryCodes, { password: TEST_PASSWORD, code: codeNow(server) }),
    ];

    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 403, body: { message: 'second_factor_needed' } });
    }
  });

  it('needs the password: an unlocked computer alone replaces nothing', async () => {
    const client = await logIn(server, await anOfficeAccount(server));

    for (const call of [offerSecondFactor, renewRecoveryCodes]) {
      const answer = await client.call(call, { password: 'Falsch-99', code: codeNow(server) });

      expect(answer).toMatchObject({ status: 422, body: { message: 'wrong_old_password' } });
    }
  });

  it.each([offerSecondFactor, renewRecoveryCodes])(
    'needs a fresh code ($path): one that was shown up to thirty days ago is not enough',
    async (call) => {
      const { client, code: shown } = await atWork();
      const ask = (code: object) => client.send('POST', call.path, { password: TEST_PASSWORD, ...code });

      const answers = [await ask({}), await ask({ code: shown }), await ask({ code: codeNow(server, undefined, 5) })];
      const [none, ...wrong] = answers.map(({ status, body }) => ({ status, body }));

      expect(none).toMatchObject({ status: 422, body: { errors: { code: ['required'] } } });
      for (const answer of wrong) {
        expect(answer).toMatchObject({ status: 422, body: { errors: { code: ['second_factor_wrong'] } } });
      }
      const code = codeNow(server, undefined, 1);
      expect((await ask({ code })).status).toBe(200);
      expect(await ask({ code })).toMatchObject({ status: 422, body: { message: 'second_factor_wrong' } });
    },
  );

  it('limits guesses at that code to five in a quarter of an hour', async () => {
    const { client } = await atWork();
    const guess = () =>
      client.call(offerSecondFactor, { password: TEST_PASSWORD, code: codeNow(server, undefined, 5) });

    const answers = await Promise.all(Array.from({ length: 8 }, guess));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it('accepts a recovery code as well, in case the phone is lost, and mails the account', async () => {
    const { clerk, client, code } = await atWork();
    server.clock.moveMinutes(1);
    const renewed = await client.call(renewRecoveryCodes, { password: TEST_PASSWORD, code: codeNow(server) });
    const [recovery = ''] = (renewed.body as { recovery_codes: string[] }).recovery_codes;

    const { secret } = await offered(client, recovery);
    const set = await client.call(setSecondFactor, { code: codeNow(server, secret) });
    await server.runJobs();

    expect([code.length, set.status]).toEqual([6, 200]);
    expect(mailsTo(server, clerk.email).map(({ subject }) => subject)).toContain('Ein Notfall-Code wurde verwendet');
  });

  it('makes the old secret and its recovery codes worthless, once it is confirmed', async () => {
    const clerk = await anOfficeAccount(server);
    const client = await logIn(server, clerk);
    const renewed = await client.call(renewRecoveryCodes, { password: TEST_PASSWORD, code: codeNow(server) });
    const [oldRecovery = ''] = (renewed.body as { recovery_codes: string[] }).recovery_codes;
    const { secret } = await offered(client, codeNow(server, undefined, 1));
    const next = aVisitor(server);
    await enter(next, clerk.email);
    server.clock.moveMinutes(1);
    expect((await next.call(showSecondFactor, { code: codeNow(server) })).status).toBe(200);

    await client.call(setSecondFactor, { code: codeNow(server, secret) });
    server.clock.moveMinutes(1);
    await enter(next, clerk.email);

    expect((await next.call(showSecondFactor, { code: codeNow(server) })).status).toBe(422);
    expect((await next.call(showSecondFactor, { code: oldRecovery })).status).toBe(422);
    expect((await next.call(showSecondFactor, { code: codeNow(server, secret) })).status).toBe(200);
  });

  it('is not offered if the session is ended meanwhile', async () => {
    const { clerk, client } = await atWork();
    server.clock.moveMinutes(1);
    let offering: ReturnType<TestClient['call']> | undefined;
    await server.change(async (change) => {
      await deleteSessionsOf(change.tx, clerk.account_id);
      offering = client.call(offerSecondFactor, { password: TEST_PASSWORD, code: codeNow(server) });
      await somebodyWaitsForALock(server.context.db);
    });

    expect(await offering).toMatchObject({ status: 401, body: { message: 'unauthenticated' } });
  });
});
