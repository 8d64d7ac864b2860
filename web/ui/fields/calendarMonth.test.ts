import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayName, monthGrid, within } from './calendarMonth.ts';

describe('the pages of a calendar', () => {
  test('a month starts under its weekday, Monday first', () => {
    const weeks = monthGrid('2027-01');

    expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, '2027-01-01', '2027-01-02', '2027-01-03']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  });

  test('February has 29 days in leap years and four weeks when it fits', () => {
    expect(monthGrid('2028-02').flat().filter(Boolean)).toHaveLength(29);
    expect(monthGrid('2027-02')).toHaveLength(4);
  });

  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2028-02-29', -12, '2027-02-28'],
  ])('%s moved by %i months is %s', (day, months, moved) => {
    expect(addMonths(day, months)).toBe(moved);
  });

  test('days continue across the clock change and the year', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  test('a day outside moves to the nearest allowed one', () => {
    expect(within('2027-05-01', { max: '2027-04-30' })).toBe('2027-04-30');
    expect(within('2027-01-01', { min: '2027-02-01' })).toBe('2027-02-01');
    expect(within('2027-03-01', { min: '2027-02-01', max: '2027-04-30' })).toBe('2027-03-01');
  });

  test('names are in the reader’s language', () => {
    expect(dayName('1990-02-01', 'de', { dateStyle: 'long' })).toBe('1. Februar 1990');
    expect(dayName('1990-02-01', 'tr', { month: 'long' })).toBe('Şubat');
  });

  test('January has its Austrian name, as in the field', () => {
    expect(dayName('1990-01-01', 'de', { month: 'long' })).toBe('Jänner');
    expect(dayName('1990-01-01', 'en', { dateStyle: 'long' })).toBe('1 January 1990');
  });
});
