import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordServerTime } from '../platform/calls/serverClock.ts';
import { today } from '../platform/today.ts';
import { typedBirthProblem } from './dateOfBirthText.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  recordServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

it('a birth of today is taken on a device whose clock is years behind, one of tomorrow on none', () => {
  vi.setSystemTime(new Date('2019-06-01T10:00:00Z'));
  recordServerTime('Tue, 12 Jan 2027 10:00:00 GMT');

  expect(typedBirthProblem('12.01.2027', today())).toBeUndefined();
  expect(typedBirthProblem('13.01.2027', today())).toBe('date_must_be_in_the_past');
});
