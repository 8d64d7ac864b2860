import { expect, it } from 'vitest';
import { oneAtATime } from './concurrency.ts';

it('work of one key runs in order, one after the other; other keys do not wait', async () => {
  const run = oneAtATime(10);
  const gate = Promise.withResolvers<void>();
  const seen: string[] = [];

  const first = run('a', () => gate.promise.then(() => void seen.push('first')));
  const second = run('a', async () => void seen.push('second'));
  await run('b', async () => void seen.push('other'));
  gate.resolve();
  await Promise.all([first, second]);

  expect(seen).toEqual(['other', 'first', 'second']);
});

it('a failure reaches its caller only, and the next one runs', async () => {
  const run = oneAtATime(10);

  const failing = run('a', () => Promise.reject(new Error('no')));
  const next = run('a', async () => 'done');

  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

it('more than may wait are refused until there is room again', async () => {
  const run = oneAtATime(2);
  const gate = Promise.withResolvers<void>();
  const waiting = [run('a', () => gate.promise), run('a', () => gate.promise)];

  await expect(run('a', () => gate.promise)).rejects.toMatchObject({ key: 'too_many_requests' });

  gate.resolve();
  await Promise.all(waiting);
  expect(await run('a', async () => 'room')).toBe('room');
});
