import { describe, expect, it } from 'vitest';
import { addDays, day, isAfter, isBefore } from '../shared/day.ts';
import { childNotice, childNoticeSpan, substituteNotice, substituteNoticeSpan } from './notices.ts';

describe('a representation until 31 March 2027', () => {
  const validUntil = day('2027-03-31');

  it.each([
    ['2027-02-28', undefined],
    ['2027-03-01', 30],
    ['2027-03-23', 30],
    ['2027-03-24', 7],
    ['2027-03-31', 7],
    ['2027-04-01', 'passed'],
    ['2027-04-30', 'passed'],
    ['2027-05-01', undefined],
  ])('brings on %s the notice %s', (today, notice) => {
    expect(substituteNotice(validUntil, day(today))).toBe(notice);
  });

  it('every day with a notice lies in the span that is searched', () => {
    for (let today = day('2027-01-01'); today < '2027-07-01'; today = addDays(today, 1)) {
      const { from, until } = substituteNoticeSpan(today);
      const isSearched = !isBefore(validUntil, from) && !isAfter(validUntil, until);
      expect([today, isSearched]).toEqual([today, substituteNotice(validUntil, today) !== undefined]);
    }
  });
});

describe('a child born on 15 June 1998, covered until 15 June 2028', () => {
  const birth = day('1998-06-15');

  it.each([
    ['2027-06-14', undefined],
    ['2027-06-15', 12],
    ['2028-03-14', 12],
    ['2028-03-15', 3],
    ['2028-05-14', 3],
    ['2028-05-15', 1],
    ['2028-06-15', 1],
    ['2028-06-16', undefined],
  ])('brings on %s the notice %s', (today, notice) => {
    expect(childNotice(birth, day(today))).toBe(notice);
  });
});

it.each([
  ['1996-02-29', '2025-03-01', 12],
  ['1996-02-29', '2025-12-01', 3],
  ['1996-02-29', '2026-03-01', 1],
  ['1996-02-29', '2026-03-02', undefined],
  ['1996-12-31', '2026-11-30', 1],
])('a child born on %s brings on %s the notice %s', (birth, today, notice) => {
  expect(childNotice(day(birth), day(today))).toBe(notice);
});

it.each(['1996-02-29', '1997-03-01', '1996-12-31', '1997-03-31'])(
  'a child born on %s is found on every day of its notices',
  (text) => {
    const birth = day(text);
    for (let today = day('2025-01-01'); today < '2027-06-01'; today = addDays(today, 1)) {
      if (childNotice(birth, today) === undefined) continue;
      const { from, until } = childNoticeSpan(today);
      expect([today, !isBefore(birth, from) && !isAfter(birth, until)]).toEqual([today, true]);
    }
  },
);
