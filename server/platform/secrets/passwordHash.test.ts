import { expect, it } from 'vitest';
import { weakHash } from '../../testing/schema/weakHash.ts';
import { dummyHash, hashPassword, isOutdatedHash, isPassword } from './passwordHash.ts';

// proves: promise.10
it('a password is stored as salted argon2id with at least 19 MiB and two passes', async () => {
  const [one, other] = await Promise.all([hashPassword('Kiraz-Bahce-84'), hashPassword('Kiraz-Bahce-84')]);

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
  expect(isOutdatedHash(one)).toBe(false);
});

it.each([
  ['Kiraz-Bahce-84', true],
  ['kiraz-bahce-84', false],
  ['', false],
])('%j opens it: %s', async (typed, right) => {
  expect(await isPassword(typed, await hashPassword('Kiraz-Bahce-84'))).toBe(right);
});

it('composed and decomposed letters are the same password', async () => {
  expect(await isPassword('Gu\u0308lbahar84', await hashPassword('G\u00fclbahar84'))).toBe(true);
});

it('the hash for unknown accounts matches no password and takes as much work as any other', async () => {
  expect(await isPassword('Kiraz-Bahce-84', dummyHash)).toBe(false);
  expect(dummyHash.split('$').slice(0, 4)).toEqual((await hashPassword('x')).split('$').slice(0, 4));
});

// proves: promise.10
it('a hash with weaker parameters still works, and is recognised as outdated', async () => {
  const weak = weakHash('Kiraz-Bahce-84');

  expect(await isPassword('Kiraz-Bahce-84', weak)).toBe(true);
  expect(isOutdatedHash(weak)).toBe(true);
});

it('a flood of log-ins waits in line, and beyond four hundred is refused', async () => {
  const flood = await Promise.allSettled(Array.from({ length: 420 }, () => isPassword('x', weakHash('y'))));

  const refused = flood.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(20);
  expect(refused[0]?.reason).toMatchObject({ key: 'service_unavailable' });
  expect(await isPassword('y', weakHash('y'))).toBe(true);
});
