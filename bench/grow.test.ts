import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLoggedInClient } from '../server/testing/builders.ts';
import { startTestServer, type TestServer } from '../server/testing/testServer.ts';
import { growTo } from './grow.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('copies every household with its people, whatever tables a migration has added', async () => {
  for (const status of ['new', 'active'] as const) await aLoggedInClient(server, { status });
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    await growTo(client, 10);
    const { rows } = await client.query(
      'select (select count(*) from households)::int as households, count(*)::int as members from members',
    );
    expect(rows).toEqual([{ households: 10, members: 10 }]);
  } finally {
    await client.end();
  }
});
