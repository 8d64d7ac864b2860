import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { patience } from '../../../scripts/lib/patience.mjs';
import { kill, query, postgresTest as test } from '../../testing/processes/postgresTest.ts';
import { isRunning, untilGone } from './processes.ts';

test('a second app in another process is refused, until the first one is killed', async ({ start, otherApp }) => {
  const { app } = await otherApp();
  await expect(start()).rejects.toThrow('Another Vefa server is already using');

  await kill(app);

  await expect(start({ durable: true })).resolves.toBeDefined();
});

test('a server that survived its killed app is adopted, and stopped by its new owner', async ({
  start,
  stop,
  otherApp,
}) => {
  const { app, pid } = await otherApp();
  await kill(app);
  expect(isRunning(pid)).toBe(true);

  const postgres = await start({ durable: true });
  expect(postgres.pid).toBe(pid);
  await stop(postgres);

  expect(isRunning(pid)).toBe(false);
});

test('a surviving server with other arguments is replaced', async ({ start, otherApp }) => {
  const { app, pid } = await otherApp();
  await kill(app);

  const postgres = await start();

  expect(postgres.pid).not.toBe(pid);
  expect(await query(postgres, 'SHOW fsync')).toEqual([['off']]);
});

// proves: promise.1
test('a killed server is restarted with every committed row, at the same address', async ({ start }) => {
  const postgres = await start({ durable: true });
  const before = { ...postgres.connection };
  await query(postgres, 'CREATE TABLE paid (id int)');
  const reasons: string[] = [];
  postgres.onUnexpectedExit((reason) => reasons.push(reason));

  for (const round of [1, 2, 3]) {
    await query(postgres, `INSERT INTO paid VALUES (${round})`);
    const { pid } = postgres;
    process.kill(pid, 'SIGKILL');
    // the dying server may answer once more
    await expect.poll(() => postgres.pid, { timeout: patience(5000) }).not.toBe(pid);
    await expect
      .poll(() => query(postgres, 'SELECT 1').catch(() => 'not yet'), { timeout: patience(5000) })
      .toEqual([[1]]);
  }

  expect(await query(postgres, 'SELECT id FROM paid ORDER BY id')).toEqual([[1], [2], [3]]);
  expect(reasons).toEqual(['signal SIGKILL', 'signal SIGKILL', 'signal SIGKILL']);
  expect(postgres.connection).toEqual(before);
});

test('an adopted server that is killed is restarted as well', async ({ start, otherApp }) => {
  const { app, pid } = await otherApp();
  await kill(app);
  const postgres = await start({ durable: true });

  process.kill(pid, 'SIGKILL');

  await expect.poll(() => postgres.pid, { timeout: patience(5000) }).not.toBe(pid);
  expect(await query(postgres, 'SELECT 1')).toEqual([[1]]);
});

test('a reused process id in postmaster.pid does not keep the server down', async ({ start, stop }) => {
  const postgres = await start();
  await stop(postgres);
  writeFileSync(join(postgres.folder, 'postmaster.pid'), `${process.pid}\n${postgres.folder}\n1\n5432\n.\n\n\n`);

  const again = await start();

  expect(await query(again, 'SELECT 1')).toEqual([[1]]);
});

test('a test server ends with its app, even if it is killed', async ({ otherApp }) => {
  const { app, pid } = await otherApp(false);

  await kill(app);

  expect(await untilGone(pid, 5000)).toBe(true);
});
