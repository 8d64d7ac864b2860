import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import type { CookieJar } from '../../platform/http/cookies.ts';
import type { KeyRing } from '../../platform/secrets/keyRing.ts';
import { countedApart, type DeviceProof, readDevice, rememberDevice } from './device.actions.ts';

const secret = [Buffer.alloc(32, 1)] as const;
const older = Buffer.alloc(32, 2);

it('a device is known for the accounts that logged in on it, the latest first', () => {
  const cookies = jar();

  for (const account of [7, 8, 7]) rememberDevice(cookies, secret, knownBy(account));

  expect(accountsOn(cookies)).toEqual([7, 8]);
});

it('it stays the same device', () => {
  const cookies = jar();

  rememberDevice(cookies, secret, knownBy(7));
  const first = readDevice(cookies, secret)?.id;
  rememberDevice(cookies, secret, knownBy(8));

  expect(readDevice(cookies, secret)?.id).toBe(first);
});

it.each([
  ['another account written in', (value: string) => value.replace('.7~', '.9-7~')],
  ['another device', (value: string) => `x${value}`],
  ['no signature', (value: string) => value.slice(0, value.lastIndexOf('.') + 1)],
  ['nonsense', () => 'nonsense'],
])('a cookie with %s names no device', (_name, forge) => {
  const cookies = jar();
  rememberDevice(cookies, secret, knownBy(7));

  cookies.set('device', forge(cookies.get('device') ?? ''));

  expect(readDevice(cookies, secret)).toBeUndefined();
});

it('a cookie signed with an unknown secret names no device', () => {
  const cookies = jar();
  rememberDevice(cookies, [older], knownBy(7));

  expect(readDevice(cookies, secret)).toBeUndefined();
});

it('devices that an older secret signed are still known under a new secret', () => {
  const cookies = jar();
  rememberDevice(cookies, [older], knownBy(7));

  expect(accountsOn(cookies, [secret[0], older])).toEqual([7]);
  rememberDevice(cookies, [secret[0], older], knownBy(8));

  expect(accountsOn(cookies)).toEqual([8, 7]);
});

it('guesses count separately if the device knows the present password, and together if it knows a former one', () => {
  const [own, before, strange] = [jar(), jar(), jar()];
  rememberDevice(own, secret, knownBy(7, 'new'));
  rememberDevice(before, secret, knownBy(7, 'old'));
  rememberDevice(strange, secret, knownBy(8, 'new'));

  const counts = [own, before, strange, jar()].map((cookies) => countedApart(cookies, secret, knownBy(7, 'new')));

  expect(counts).toEqual([`device/${readDevice(own, secret)?.id}/7`, 'before/7', undefined, undefined]);
});

it('a cookie of an earlier version, without a mark, counts as one of a former password', () => {
  const cookies = jar();
  const body = 'device.7-8';
  const signature = createHmac('sha256', secret[0]).update(`device/${body}`).digest('base64url');
  cookies.set('device', `${body}.${signature}`);

  expect(accountsOn(cookies)).toEqual([7, 8]);
  expect(countedApart(cookies, secret, knownBy(7, ''))).toBe('before/7');
});

it('a device known by the second factor is not known by the password, nor the other way round', () => {
  const cookies = jar();
  rememberDevice(cookies, secret, { account_id: 7, by: 'second_factor', shown: 'x' });

  expect(countedApart(cookies, secret, knownBy(7, 'x'))).toBeUndefined();
  cookies.set('device', cookies.get('proven') ?? '');
  expect(readDevice(cookies, secret)).toBeUndefined();
});

function knownBy(account_id: number, shown = 'hash'): DeviceProof {
  return { account_id, by: 'password', shown };
}

function accountsOn(cookies: CookieJar, secrets: KeyRing = secret): number[] | undefined {
  return readDevice(cookies, secrets)?.accounts.map(({ id }) => id);
}

function jar(): CookieJar {
  const values = new Map<string, string>();
  return {
    get: (name) => values.get(name),
    set: (name, value) => void values.set(name, value),
    clear: (name) => void values.delete(name),
  };
}
