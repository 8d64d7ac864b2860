import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { membershipNo } from '../../domain/accounts/membershipNo.ts';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { removeForgottenRegistrations } from '../application/registration.jobs.ts';
import { aRegistration, registerAndRead } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
beforeAll(async () => {
  await sql`select setval('membership_sequence', 999998)`.execute(server.context.db);
});

it('after the last number every registration is refused', async () => {
  const register = () => server.client().call(applicationContract.register, aRegistration());

  const last = await register();
  const refused = [await register(), await register()];

  expect(last.status).toBe(201);
  for (const { status, body } of refused)
    expect([status, body]).toMatchObject([409, { message: 'no_membership_number_left' }]);
  const { rows } = await sql`select membership_no from households`.execute(server.context.db);
  expect(rows).toEqual([{ membership_no: membershipNo(999_999) }]);
});

it('the number of an unconfirmed registration is given again, other numbers are not', async () => {
  server.clock.moveMinutes(48 * 60);
  await removeForgottenRegistrations.run(server.context, {});
  const client = server.client();

  const { token } = await registerAndRead(server, client);
  await client.call(accountsContract.confirmRegistration, { token });
  const refused = await client.call(applicationContract.register, aRegistration());

  const { rows } = await sql`select membership_no from households`.execute(server.context.db);
  expect(rows).toEqual([{ membership_no: membershipNo(999_999) }]);
  expect([refused.status, refused.body]).toMatchObject([409, { message: 'no_membership_number_left' }]);
});
