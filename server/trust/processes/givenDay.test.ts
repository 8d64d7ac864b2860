import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, businessDay } from '../../../domain/shared/day.ts';
import { mailRequestedLink } from '../../accounts/accounts.jobs.ts';
import { readConfig } from '../../config.ts';
import { openContext } from '../../context.ts';
import { insertStaff } from '../../demo/demoWrites.ts';
import { system } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { openLog } from '../../platform/log.ts';
import { inChange } from '../../platform/work.ts';
import { KEYS } from '../../testing/processes/keys.ts';
import { runProgram } from '../../testing/processes/program.ts';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/processes/temporaryFolder.ts';

const PRODUCTION = { NODE_ENV: 'production' };
const CLERK = 'kanzlei@example.at';
const today = businessDay(new Date());
const tomorrow = addDays(today, 1);
const yesterday = addDays(today, -1);

let dataDir: string;

beforeAll(async () => {
  dataDir = temporaryFolder('vefa-given-day');
  await beside(async (context) => {
    await inChange(context, system, (change) =>
      insertStaff(change, { email: CLERK, name: 'Elif Aydın', role: 'clerk', passwordHash: 'nobody knows' }),
    );
  });
});
afterAll(() => removeTemporaryFolder(dataDir));

test.each([
  ['has not come', tomorrow, 'has not come yet, and in production what a day brings cannot be taken back'],
  [
    'is over',
    yesterday,
    'is over, and in production nothing is dated back: without --on, what was missed is done today',
  ],
])('in production no work is done as on a day that %s', async (_what, day, why) => {
  const { exitCode, said } = await jobs('daily', day, PRODUCTION);

  expect(exitCode).toBe(1);
  expect(said).toBe(`--on ${day} ${why}\n`);
});

test.each([
  ['in production today', today, PRODUCTION],
  ['elsewhere a day of the past', addDays(today, -40), {}],
  ['elsewhere a day to come', addDays(today, 400), {}],
])('%s is done', async (_what, day, settings) => {
  const { exitCode, said } = await jobs('daily', day, settings);

  expect(said).toContain(`daily, as on ${day}\n`);
  expect(exitCode).toBe(0);
});

test('in production today’s work is done now, together with what others have queued', async () => {
  await beside((context) =>
    inChange(context, system, (change) =>
      change.enqueue(mailRequestedLink, { email: CLERK, wanted: 'password', request: 'forgotten' }),
    ),
  );

  await jobs('daily', today, PRODUCTION);

  const open = await beside(async ({ db }) =>
    sql<{ expires_at: Date }>`select expires_at from account_tokens where expires_at > now()`.execute(db),
  );
  expect(open.rows).toHaveLength(1);
});

async function beside<T>(work: (context: Context) => Promise<T>): Promise<T> {
  const { context, close } = await openContext(
    readConfig({ DATA_DIR: dataDir, ...KEYS, DEMO: '0' }),
    openLog('silent'),
  );
  try {
    return await work(context);
  } finally {
    await close();
  }
}

function jobs(name: string, on: string, settings: Record<string, string>) {
  return runProgram(['dist/server/jobs.js', name, '--on', on], { DATA_DIR: dataDir, ...KEYS, ...settings });
}
