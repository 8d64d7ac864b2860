import { expect, test } from 'vitest';
import { fairQueue } from './fairQueue.ts';

test('one task runs at a time, and all owners take turns', async () => {
  const done: string[] = [];
  let underWay = 0;
  let most = 0;
  const take = fairQueue(() => 0);
  const work = (name: string) => async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    done.push(name);
  };

  await Promise.all([
    ...['a1', 'a2', 'a3'].map((name) => take('a', work(name))),
    take('b', work('b1')),
    take('c', work('c1')),
  ]);

  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  expect(most).toBe(1);
});

// proves: promise.6
test('an owner that has kept others waiting comes after them with further tasks, for an hour', async () => {
  const done: string[] = [];
  let now = 0;
  const take = fairQueue(() => now);
  const work = (name: string, ms: number) => async () => {
    now += ms;
    done.push(name);
  };
  const slow = ['a1', 'a2', 'a3'].map((name) => take('a', work(name, 45_000)));
  const quick = ['b1', 'b2', 'b3'].map((name) => take('b', work(name, 500)));
  await Promise.all([...slow, ...quick]);

  now += 60 * 60_000 + 45_000;
  await take('b', work('b4', 500));
  await Promise.all(['a4', 'a5'].map((name) => take('a', work(name, 100))).concat(take('b', work('b5', 500))));

  expect(done).toEqual(['a1', 'b1', 'b2', 'b3', 'a2', 'a3', 'b4', 'a4', 'a5', 'b5']);
});

test('a failure is reported to its owner, and the next task runs', async () => {
  const take = fairQueue();

  const failing = take('a', () => Promise.reject(new Error('broken')));
  const fine = take('a', async () => 'fine');

  await expect(failing).rejects.toThrow('broken');
  expect(await fine).toBe('fine');
});

test('a task that fails before it has begun blocks nobody', async () => {
  const takeTurn = fairQueue();
  const broken = takeTurn('a', () => {
    throw new Error('not even a promise');
  });

  await expect(broken).rejects.toThrow('not even a promise');
  expect(await takeTurn('a', async () => 'next')).toBe('next');
});
