import { expect, it } from 'vitest';
import type { CookieJar } from '../platform/http/cookies.ts';
import { readDevice, rememberDevice } from './device.actions.ts';

const secret = [Buffer.alloc(32, 1)] as const;
const older = Buffer.alloc(32, 2);

it('a device is known for the accounts that logged in on it, the latest first', () => {
  const cookies = jar();

  for (const account of [7, 8, 7]) rememberDevice(cookies, secret, account);

  expect(readDevice(cookies, secret)?.accounts).toEqual([7, 8]);
});

it('it stays the same device', () => {
  const cookies = jar();

  rememberDevice(cookies, secret, 7);
  const first = readDevice(cookies, secret)?.id;
  rememberDevice(cookies, secret, 8);

  expect(readDevice(cookies, secret)?.id).toBe(first);
});

it.each([
  ['another account written in', (value: string) => value.replace('.7.', '.7-9.')],
  ['another device', (value: string) => `x${value}`],
  ['no signature', (value: string) => value.slice(0, value.lastIndexOf('.') + 1)],
  ['nonsense', () => 'nonsense'],
])('a cookie with %s names no device', (_name, forge) => {
  const cookies = jar();
  rememberDevice(cookies, secret, 7);

  cookies.set('device', forge(cookies.get('device') ?? ''));

  expect(readDevice(cookies, secret)).toBeUndefined();
});

it('a cookie signed with another secret names no device', () => {
  const cookies = jar();
  rememberDevice(cookies, [older], 7);

  expect(readDevice(cookies, secret)).toBeUndefined();
});

it('a new secret does not forget the devices that an older one signed', () => {
  const cookies = jar();
  rememberDevice(cookies, [older], 7);

  expect(readDevice(cookies, [secret[0], older])?.accounts).toEqual([7]);
  rememberDevice(cookies, [secret[0], older], 8);

  expect(readDevice(cookies, secret)?.accounts).toEqual([8, 7]);
});

function jar(): CookieJar {
  const values = new Map<string, string>();
  return {
    get: (name) => values.get(name),
    set: (name, value) => void values.set(name, value),
    clear: (name) => void values.delete(name),
  };
}
