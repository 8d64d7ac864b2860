import { describe, expect, it } from 'vitest';
import { addDays, addMonths, day } from '../shared/day.ts';
import { validityNotice, validityNoticeSpan, validityProblem } from './validity.ts';

const today = day('2027-01-11');

describe('the last day of a document', () => {
  it.each([
    ['member', 'passport', '2027-01-11', undefined],
    ['member', 'residence_permit', '2030-05-01', undefined],
    ['member', 'passport', '2027-01-10', 'date_must_not_be_past'],
    ['office', 'passport', '2027-01-10', undefined],
    ['office', 'passport', '2007-01-11', undefined],
    ['office', 'passport', '2007-01-10', 'check_the_year'],
    ['member', 'passport', '1999-01-10', 'check_the_year'],
    ['member', 'passport', '2047-01-11', undefined],
    ['member', 'passport', '2047-01-12', 'check_the_year'],
    ['office', 'residence_permit', '2199-12-31', 'check_the_year'],
    ['member', 'birth_certificate', '2030-05-01', 'kind_does_not_expire'],
    ['office', 'other', '2030-05-01', 'kind_does_not_expire'],
  ] as const)('as told by the %s for a %s: %s', (by, type, on, problem) => {
    expect(validityProblem({ type, validUntil: day(on) }, today, by)).toBe(problem);
  });
});

describe('a notice about a document that is valid until 31 May 2027', () => {
  it.each([
    ['2027-02-27', undefined],
    ['2027-02-28', 3],
    ['2027-04-29', 3],
    ['2027-04-30', 1],
    ['2027-05-31', 1],
    ['2027-06-01', undefined],
  ] as const)('on %s: %s', (on, notice) => {
    expect(validityNotice(day('2027-05-31'), day(on))).toBe(notice);
  });

  it('is looked for on every day on which one is due, whatever the lengths of the months', () => {
    for (let last = day('2027-01-01'); last < day('2029-01-01'); last = addDays(last, 1)) {
      for (let on = addMonths(last, -4); on <= last; on = addDays(on, 1)) {
        const { from, until } = validityNoticeSpan(on);
        if (validityNotice(last, on)) expect([on, last, from <= last && last <= until]).toEqual([on, last, true]);
      }
    }
  });
});
