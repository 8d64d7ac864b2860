import { Client } from 'pg';
import { expect } from 'vitest';
import { postgresTest as test } from '../../testing/processes/postgresTest.ts';
import { joinEmbeddedPostgres } from './embeddedPostgres.ts';

test('a command uses the database of the running app and leaves it running', async ({ dataDir, start }) => {
  const app = await start();

  const beside = await joinEmbeddedPostgres({ dataDir, durable: false });
  const answer = await ask(beside.connection);
  await beside.stop();

  expect([beside.isOurs, answer]).toEqual([false, 1]);
  expect(await ask(app.connection)).toBe(1);
});

test('a command without a running app starts the database and ends it', async ({ dataDir, start }) => {
  const alone = await joinEmbeddedPostgres({ dataDir, durable: false });
  const answer = await ask(alone.connection);
  await alone.stop();

  expect([alone.isOurs, answer]).toEqual([true, 1]);
  await start();
});

async function ask(connection: object): Promise<number> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query('select 1 as one')).rows[0].one;
  } finally {
    await client.end();
  }
}
