import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { today } from '../today.ts';
import { recordServerTime, serverNow } from './serverClock.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  recordServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

it.each([
  ['years behind', '2019-06-01T10:00:00Z'],
  ['a day behind', '2027-01-11T10:00:00Z'],
  ['years ahead', '2035-06-01T10:00:00Z'],
])('a device whose clock is %s takes the server’s day', (_how, device) => {
  vi.setSystemTime(new Date(device));
  recordServerTime('Tue, 12 Jan 2027 10:00:00 GMT');

  expect(today()).toBe('2027-01-12');
});

it('the day changes with time, also without another answer', () => {
  vi.setSystemTime(new Date('2019-06-01T10:00:00Z'));
  recordServerTime('Tue, 12 Jan 2027 22:30:00 GMT');
  vi.setSystemTime(new Date('2019-06-01T11:00:00Z'));

  expect(today()).toBe('2027-01-13');
});

it.each([null, '', 'soon'])('an answer whose time is %j changes nothing', (date) => {
  vi.setSystemTime(new Date('2027-01-12T10:00:00Z'));
  recordServerTime('Tue, 12 Jan 2027 10:00:00 GMT');
  recordServerTime(date);

  expect(serverNow().toISOString()).toBe('2027-01-12T10:00:00.000Z');
});

it('nothing else in the interfaces asks the device for the day', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const asking = sources.filter((file) => /new Date\(\)|Date\.now\(\)/.test(readFileSync(join(root, file), 'utf8')));

  // the end of a session is counted from now on, so a wrong clock does no harm
  expect(asking.sort()).toEqual(['platform/calls/serverClock.ts', 'platform/session/sessionEnd.ts']);
});
