import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { afterListening } from './afterListening.ts';

/** The messages of all log lines. */
function aLog() {
  const said: string[] = [];
  const keep = (_what: object, sentence?: string) => said.push(sentence ?? '');
  return { said, log: { info: keep, warn: keep, error: keep, debug: keep } as never };
}

const slow = async () => Promise.reject(new Error('Query read timeout'));

test('jobs that cannot start because the database is slow are started again until they run', async () => {
  const { log, said } = aLog();
  let attempts = 0;
  const work = async () => {
    attempts += 1;
    if (attempts < 3) await slow();
  };

  await afterListening({ log, stopping: new AbortController().signal, work, welcome: async () => {}, pauseMs: 1 });

  expect(attempts).toBe(3);
  expect(said).toEqual(Array(2).fill('the jobs do not run yet, will be tried again'));
});

test('a welcome that fails is logged, and the process goes on', async () => {
  const { log, said } = aLog();

  await afterListening({ log, stopping: new AbortController().signal, work: async () => {}, welcome: slow });

  expect(said).toEqual(['the welcome could not be printed']);
});

test('a process that is told to end starts nothing again', async () => {
  const { log } = aLog();
  const stopping = new AbortController();
  const work = async () => {
    stopping.abort();
    await slow();
  };

  await afterListening({ log, stopping: stopping.signal, work, welcome: async () => {}, pauseMs: 3_600_000 });
});

test('an unhandled rejection is logged, and the process goes on', async () => {
  const program = `
    const { logStrayFailures } = await import('${new URL('./afterListening.ts', import.meta.url).href}');
    logStrayFailures({ error: (what, sentence) => console.log(sentence) });
    Promise.reject(new Error('nobody waits'));
    setImmediate(() => setImmediate(() => process.exit(42)));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));

  expect(await once(child, 'close')).toEqual([42, null]);
  expect(said).toContain('bug: unhandled rejection');
});
