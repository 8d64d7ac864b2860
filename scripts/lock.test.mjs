import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lib/lock.mjs';

const LOCK = join(import.meta.dirname, 'lib/lock.mjs');
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vefa-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `work` under the lock in a process of its own. */
function other(work) {
  const script = `import { appendFileSync } from 'node:fs'; import { setTimeout as wait } from 'node:timers/promises';
    const { withLock } = await import(process.argv[1]); const log = process.argv[2] + '/log';
    await withLock('work', async () => { ${work} }, process.argv[2]);`;
  return spawn(process.execPath, ['--input-type=module', '-e', script, LOCK, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('only one of several processes works at a time', async () => {
  const work = "appendFileSync(log, 'in '); await wait(20); appendFileSync(log, 'out ');";

  const all = Array.from({ length: 4 }, () => other(work));
  await Promise.all(all.map((child) => once(child, 'exit')));

  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('in out '.repeat(4));
});

test('the lock of a killed process is taken over, by one of those who wait', async () => {
  const holder = other("console.log('held'); await wait(60_000);");
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(existsSync(join(folder, 'work.lock'))).toBe(true);

  const log = join(folder, 'log');
  const work = async () => appendFileSync(log, 'in out ');
  await Promise.all([withLock('work', work, folder), withLock('work', work, folder)]);

  expect(readFileSync(log, 'utf8')).toBe('in out in out ');
});

test('a reused process id does not hold the lock', async () => {
  writeFileSync(join(folder, 'work.lock'), `${process.ppid} 1`);

  await expect(withLock('work', async () => 'done', folder)).resolves.toBe('done');
});

test('the lock is released when the work fails', async () => {
  await expect(withLock('work', () => Promise.reject(new Error('torn')), folder)).rejects.toThrow('torn');

  expect(existsSync(join(folder, 'work.lock'))).toBe(false);
});
