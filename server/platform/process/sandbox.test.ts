import { expect, test } from 'vitest';
import { openSandbox } from './sandbox.ts';

// proves: promise.6
test('an account whose tasks fill the queue does not block other accounts', async () => {
  const sandbox = openSandbox({ path: 'none', tasks: ['judge'], bounds: { memoryMb: 1, timeMs: 1 } });
  let close = (_error: Error) => {};
  const closed = new Promise<never>((_resolve, reject) => {
    close = reject;
  });
  const send = (accountId: number) =>
    sandbox.run('judge', { accountId, open: () => closed }).catch(({ message }: Error) => message);
  const many = Array.from({ length: 300 }, () => send(1));

  const oneMore = send(1);
  const ofAnother = send(2);
  close(new Error('closed'));

  expect(await oneMore).toBe('service_unavailable');
  expect(await ofAnother).toBe('closed');
  expect(new Set(await Promise.all(many))).toEqual(new Set(['closed']));
});
