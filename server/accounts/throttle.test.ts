import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';
import { countAttempt, networkOf, tryAttempt } from './throttle.actions.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.clock.moveTo(TEST_BEGINS));

const attempt = (key: string) => server.change((change) => tryAttempt(change, [{ key, most: 10 }], 900));

it('of thirty attempts at once ten are admitted', async () => {
  const attempts = await Promise.all(Array.from({ length: 30 }, () => attempt('race')));

  expect(attempts.filter(({ waitSeconds }) => waitSeconds === 0)).toHaveLength(10);
});

it('each attempt is available again a quarter of an hour after it was made', async () => {
  for (let minute = 0; minute < 10; minute += 1) {
    await attempt('sliding');
    server.clock.moveMinutes(1);
  }

  expect(await attempt('sliding')).toEqual({ waitSeconds: 300 });
  server.clock.moveMinutes(5);
  expect(await attempt('sliding')).toEqual({ waitSeconds: 0 });
  expect(await attempt('sliding')).toEqual({ waitSeconds: 60 });
});

it('two limits in either order do not deadlock', async () => {
  const limits = ['one', 'other'].map((key) => ({ key, most: 5 }));

  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      server.change((change) => countAttempt(change, index % 2 ? limits : [...limits].reverse(), 900)),
    ),
  );

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(attempts.find((result) => result.status === 'rejected')?.reason).toMatchObject({
    key: 'too_many_requests',
    retryAfterSeconds: 900,
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
