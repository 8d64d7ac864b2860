import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { aLoggedInClient, anOfficeAccount, logIn, TEST_PASSWORD } from '../testing/builders.ts';
import { aRegistration, newestLink } from '../testing/registrations.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const NEW_PASSWORD = 'Nar-Agaci-1923';
const { changePassword, forgotPassword, resetPassword } = accountsContract;
const { register } = applicationContract;

describe('a common password', () => {
  const COMMON = 'Passwort1';

  // proves: promise.10
  // departs: rule.password-mix
  it('is allowed to a member, and refused to the office', async () => {
    const { client: member } = await aLoggedInClient(server);
    const office = await logIn(server, await anOfficeAccount(server));
    const wanted = { old_password: TEST_PASSWORD, new_password: COMMON, confirmation: COMMON };

    expect((await member.call(changePassword, wanted)).status).toBe(204);
    expect(await office.call(changePassword, wanted)).toMatchObject({
      status: 422,
      body: { message: 'validation_failed', errors: { new_password: ['password_too_common'] } },
    });
  });

  // proves: promise.10
  it('is refused to the office also with a mailed link, which still works for a better one', async () => {
    const { email } = await anOfficeAccount(server);
    await server.client().call(forgotPassword, { email });
    await server.runJobs();
    const token = newestLink(server, email);

    const refused = await server.client().call(resetPassword, { token, password: COMMON, confirmation: COMMON });
    const password = NEW_PASSWORD;
    const taken = await server.client().call(resetPassword, { token, password, confirmation: password });

    expect(refused).toMatchObject({ status: 422, body: { errors: { password: ['password_too_common'] } } });
    expect(taken.status).toBe(204);
  });

  it('does not hinder a registration: the form warns of it (D51)', async () => {
    const answer = await server.client().call(register, aRegistration({ password: 'Passwort1' }));

    expect(answer.status).toBe(201);
  });
});
