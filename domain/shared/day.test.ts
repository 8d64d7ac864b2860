import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  businessDay,
  compareDays,
  day,
  daysBetween,
  isAfter,
  isBefore,
  isNoSuchDay,
  lastDayOfYear,
  longDay,
  parseWireDay,
  readDay,
  toWireDay,
  yearOf,
} from './day.ts';

const anyDay = fc.integer({ min: 0, max: 109_000 }).map((days) => addDays(day('1900-01-01'), days));

describe('a day on the wire', () => {
  it.each([
    ['01.02.1990', '1990-02-01'],
    ['29.02.2024', '2024-02-29'],
    ['01.01.1900', '1900-01-01'],
    ['31.12.2200', '2200-12-31'],
  ])('%s is read', (text, iso) => {
    expect(parseWireDay(text)).toBe(iso);
  });

  it.each([
    '1.2.1990',
    '30.02.2024',
    '29.02.2023',
    '31.04.2020',
    '00.01.2020',
    '01.13.2020',
    '31.12.1899',
    '01.01.2201',
    '1990-02-01',
    ' 01.02.1990',
    '01.02.1990\n',
    '',
    '٠١.٠٢.١٩٩٠',
  ])('%j is not read', (text) => {
    expect(parseWireDay(text)).toBeUndefined();
  });

  it('survives writing and reading, for every day', () => {
    fc.assert(fc.property(anyDay, (value) => parseWireDay(toWireDay(value)) === value));
  });
});

describe('a day as people type it', () => {
  it.each([
    '1.2.1990',
    '01.02.1990',
    '01021990',
    '1-2-1990',
    '1/2/1990',
    ' 1. 2. 1990 ',
    '1 2 1990',
    '1990-02-01',
    '01,02,1990',
    '1.2,1990',
    '1, 2. 1990',
    '1:2:1990',
    '1_2_1990',
    '01–02–1990',
    '1990/02/01',
    '1990.02-01',
    '٠١.٠٢.١٩٩٠',
    '۱/۲/۱۹۹۰',
    '٠١،٠٢،١٩٩٠',
    '０１．０２．１９９０',
    '\u200e1.\u200e2.1990',
  ])('%j is 1 February 1990', (text) => {
    expect(readDay(text)).toBe('1990-02-01');
  });

  it.each([
    '',
    '1..2.1990',
    '1.2.90',
    '31.2.1990',
    '1021990',
    '1990',
    'heute',
    '1.2.1890',
    '1990-02-31',
    '1890-02-01',
    '1990-2-1',
  ])('%j is no day', (text) => {
    expect(readDay(text)).toBeUndefined();
  });
});

it.each([
  ['31.02.1990', true],
  ['1990-02-31', true],
  ['1890-02-01', true],
  ['1990-02-01', false],
  ['heute', false],
])('%j looks like a day that does not exist: %s', (text, isNone) => {
  expect(isNoSuchDay(text)).toBe(isNone);
});

it('the day in words is in the language of the reader', () => {
  expect(longDay(day('1990-02-01'), 'de')).toBe('1. Februar 1990');
  expect(longDay(day('1990-01-01'), 'de')).toBe('1. Jänner 1990');
  expect(longDay(day('1990-02-01'), 'tr')).toBe('1 Şubat 1990');
  expect(longDay(day('1990-02-01'), 'en')).toBe('1 February 1990');
});

it.each(['', '1990-02-30', '1990-2-1', '01.02.1990', 'today'])('%j from the database is a bug', (text) => {
  expect(() => day(text)).toThrow('not a day');
});

describe('calculating with days', () => {
  it('ninety days after 2 January 2027 is 2 April 2027', () => {
    expect(addDays(day('2027-01-02'), 90)).toBe('2027-04-02');
  });

  it('days are added across the clock change and back without losing one', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -2000, max: 2000 }), (from, days) => {
        return daysBetween(from, addDays(from, days)) === days;
      }),
    );
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-11-15', 3, '2028-02-15'],
    ['2027-03-31', -1, '2027-02-28'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toBe(to);
  });

  it.each([
    ['1996-02-29', 30, '2026-03-01'],
    ['1996-02-29', 32, '2028-02-29'],
    ['1996-03-01', 30, '2026-03-01'],
    ['2027-06-15', -1, '2026-06-15'],
  ])('the anniversary of %s after %i years is %s', (birth, years, anniversary) => {
    expect(addYears(day(birth), years)).toBe(anniversary);
  });

  it.each([
    ['1990-05-10', '2026-05-09', 35],
    ['1990-05-10', '2026-05-10', 36],
    ['1996-02-29', '2026-02-28', 29],
    ['1996-02-29', '2026-03-01', 30],
    ['2026-05-10', '2026-05-10', 0],
    ['2026-05-10', '2026-05-09', -1],
  ])('somebody born on %s is, on %s, %i years old', (birth, today, age) => {
    expect(ageOn(day(birth), day(today))).toBe(age);
  });

  it('days sort in the order of the calendar', () => {
    const [earlier, later] = [day('2026-09-30'), day('2026-10-01')];

    expect([isBefore(earlier, later), isBefore(later, earlier), isBefore(earlier, earlier)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isAfter(earlier, later), isAfter(later, earlier), isAfter(earlier, earlier)]).toEqual([false, true, false]);
    expect([later, earlier].sort(compareDays)).toEqual([earlier, later]);
    expect(compareDays(earlier, earlier)).toBe(0);
  });

  it('a year ends on 31 December', () => {
    expect(lastDayOfYear(2027)).toBe('2027-12-31');
    expect(yearOf(day('2027-12-31'))).toBe(2027);
  });
});

it.each([
  ['2026-01-15T22:59:59Z', '2026-01-15'],
  ['2026-01-15T23:00:00Z', '2026-01-16'],
  ['2026-07-15T21:59:59Z', '2026-07-15'],
  ['2026-07-15T22:00:00Z', '2026-07-16'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s it is %s in Vienna', (instant, today) => {
  expect(businessDay(new Date(instant))).toBe(today);
});
