import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { registerAndRead } from '../testing/registrations.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { removeForgottenRegistrations } from './registration.jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a forgotten registration that cannot be removed is told of, and keeps no other', async () => {
  const stuck = await registerAndRead(server, server.client());
  const after = await registerAndRead(server, server.client());
  await anInvoice(server, await personOf(stuck.email));
  server.clock.moveMinutes(48 * 60);

  await expect(removeForgottenRegistrations.run(server.ground, {})).rejects.toThrow('1 registrations');

  const left = await server.ground.db.selectFrom('accounts').select('email_key').execute();
  expect(left.map(({ email_key }) => email_key)).toEqual([stuck.email]);
  expect(left).not.toContainEqual({ email_key: after.email });
});

async function personOf(email: string) {
  return server.ground.db
    .selectFrom('accounts as a')
    .innerJoin('households as h', 'h.account_id', 'a.id')
    .innerJoin('members as m', 'm.household_id', 'h.id')
    .select(['h.id as household_id', 'm.id as main_member_id'])
    .where('a.email_key', '=', email)
    .executeTakeFirstOrThrow();
}
