import { afterAll, beforeAll, expect, it } from 'vitest';
import { aHousehold, aLoggedInClient } from '../testing/builders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { sweepAccounts } from './accounts.jobs.ts';
import { forgetLogIns, startSession } from './sessions.actions.ts';
import { countAttempt } from './throttle.actions.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('expired sessions, links and counted attempts are deleted', async () => {
  const { account_id } = await aHousehold(server);
  await server.change(async (change) => {
    await startSession(change, { account_id, remember: false, user_agent: '' });
    await startSession(change, { account_id, remember: true, user_agent: '' });
    await countAttempt(change, [{ key: 'x', most: 10 }], 900);
  });

  const left = [await sweepAndCount()];
  server.clock.moveMinutes(121);
  left.push(await sweepAndCount());
  server.clock.moveDays(31);
  left.push(await sweepAndCount());

  expect(left).toEqual([
    { sessions: 2, hits: 1 },
    { sessions: 1, hits: 0 },
    { sessions: 0, hits: 0 },
  ]);
});

it('a restored database has no session, link or attempt from before', async () => {
  const { client, household } = await aLoggedInClient(server);
  await client.send('POST', '/api/v1/password/forgot', { email: household.email });
  await server.runJobs();
  await server.change((change) => countAttempt(change, [{ key: 'x', most: 10 }], 900));
  expect(await links()).toHaveLength(1);

  await server.change(forgetLogIns);

  expect(await count()).toEqual({ sessions: 0, hits: 0 });
  expect(await links()).toEqual([]);
  expect((await client.send('GET', '/api/v1/me')).status).toBe(401);
});

async function sweepAndCount() {
  await sweepAccounts.run(server.context, {});
  return count();
}

async function count() {
  const { db } = server.context;
  const sessions = await db.selectFrom('sessions').select('id').execute();
  const hits = await db.selectFrom('throttle_hits').select('id').execute();
  return { sessions: sessions.length, hits: hits.length };
}

function links() {
  return server.context.db.selectFrom('account_tokens').select('id').execute();
}
