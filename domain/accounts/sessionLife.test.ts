import { expect, test } from 'vitest';
import { endOf, expiryOf, isAlive, isFresh, isSeenLongAgo, staysLoggedIn } from './sessionLife.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const start = new Date('2027-01-11T08:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

function session({ isStaff = false, remember = false }) {
  const life = { isStaff, remember };
  return { ...life, last_seen_at: start, expires_at: expiryOf(staysLoggedIn(life), start) };
}

test.each([
  { who: 'a member', isStaff: false, remember: false, minutes: 60 },
  { who: 'a member who stays logged in', isStaff: false, remember: true, minutes: 30 * 24 * 60 },
  { who: 'somebody of the office', isStaff: true, remember: false, minutes: 30 },
  { who: 'somebody of the office who ticked to stay logged in', isStaff: true, remember: true, minutes: 30 },
])('the unused session of $who ends after $minutes minutes, to the millisecond', ({ minutes, ...life }) => {
  const unused = session(life);
  const end = after(minutes * MINUTE_MS);

  expect(endOf(unused)).toEqual(end);
  expect(isAlive(unused, new Date(end.getTime() - 1))).toBe(true);
  expect(isAlive(unused, end)).toBe(false);
});

// departs: role.main-member
test.each([false, true])('a session that is used all day ends after twelve hours (office: %s)', (isStaff) => {
  const used = { ...session({ isStaff }), last_seen_at: after(12 * HOUR_MS - MINUTE_MS) };

  expect(endOf(used)).toEqual(after(12 * HOUR_MS));
});

test('the last use is stored again once a minute', () => {
  const unused = session({});

  expect(isSeenLongAgo(unused, after(MINUTE_MS - 1))).toBe(false);
  expect(isSeenLongAgo(unused, after(MINUTE_MS))).toBe(true);
});

test('a password counts as just typed for ten minutes', () => {
  expect(isFresh({ created_at: start }, after(10 * MINUTE_MS))).toBe(true);
  expect(isFresh({ created_at: start }, after(10 * MINUTE_MS + 1))).toBe(false);
});
