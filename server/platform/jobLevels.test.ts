import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { openDatabase } from './db.ts';
import { defineJob, openJobs } from './jobs.ts';
import type { Log } from './log.ts';

const failing = { payload: z.object({}), run: async () => Promise.reject(new Error('no answer')) };
const plain = defineJob({ ...failing, name: 'test.plain' });
const mail = defineJob({ ...failing, name: 'test.mail', isTakenUpAgain: true });

let server: TestServer;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  server = await startTestServer();
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await server.stop();
});

test('a failure that is tried again warns; only one that is not calls for a person', async () => {
  const { db, pool } = openDatabase(database.connection, { patience: 'clockwork' });
  const said: string[] = [];
  const at = (level: string) => (what: object, sentence?: string) =>
    void said.push(`${level} ${'job' in what && what.job}: ${sentence}`);
  const log = { info: at('info'), warn: at('warn'), error: at('error'), debug: at('debug') } as Log;
  const runner = await openJobs(pool, [plain, mail], log, { alone: true });
  try {
    const context = { ...server.context, db, log };
    for (const job of [plain, mail]) await db.transaction().execute((tx) => runner.send(tx, job.name, {}));
    await runner.drain(context);
    await sql`update pgboss.job set retry_count = retry_limit - 1, start_after = now()`.execute(db);
    await runner.drain(context);

    expect(said).toEqual([
      'warn test.plain: job failed, will be tried again',
      'warn test.mail: job failed, will be tried again',
      'error test.plain: job given up',
      'warn test.mail: job failed, will be tried again',
    ]);
  } finally {
    await runner.stop();
    await db.destroy();
  }
});
