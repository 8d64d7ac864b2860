import { expect, test } from 'vitest';
import { day } from '../shared/day.ts';
import { type Days, firstGap, isOn, overlap, shiftProblems } from './onCall.ts';

const TODAY = day('2027-01-11');
const from = (first: string, last: string | null = null): Days => ({
  first_day: day(`2027-01-${first}`),
  last_day: last === null ? null : day(`2027-01-${last}`),
});

test.each([
  [from('10'), true],
  [from('11', '11'), true],
  [from('01', '11'), true],
  [from('12'), false],
  [from('01', '10'), false],
])('%j is on today: %s', (shift, expected) => {
  expect(isOn(shift, TODAY)).toBe(expected);
});

test.each([
  [from('01', '05'), from('06', '09'), false],
  [from('01', '06'), from('06', '09'), true],
  [from('01'), from('20', '21'), true],
  [from('20'), from('01', '19'), false],
  [from('01'), from('05'), true],
])('%j and %j have a day in common: %s', (one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});

test.each([
  ['nobody at all', [], { from: '2027-01-11', until: null }],
  ['somebody without an end', [from('01')], undefined],
  ['two who follow each other', [from('01', '14'), from('15')], undefined],
  ['a day between two', [from('01', '12'), from('14')], { from: '2027-01-13', until: '2027-01-13' }],
  ['an end in seven days', [from('01', '17')], { from: '2027-01-18', until: null }],
  ['an end in eight days', [from('01', '18')], undefined],
  ['somebody only later', [from('25', '26')], { from: '2027-01-11', until: '2027-01-24' }],
  ['two at once, of whom one goes on', [from('01', '12'), from('05', '28')], undefined],
])('%s', (_what, shifts, gap) => {
  expect(firstGap(shifts, TODAY)).toEqual(gap);
});

test.each([
  [{ by_mail: true, by_text_message: false }, {}],
  [{ by_mail: false, by_text_message: true, mobile: '+436641234567' }, {}],
  [{ by_mail: false, by_text_message: false }, { by_mail: 'choose_one_way' }],
  [{ by_mail: true, by_text_message: true, mobile: null }, { mobile: 'required' }],
])('%j: %j', (ways, problems) => {
  expect(shiftProblems({ ...from('11', '12'), ...ways })).toEqual(problems);
});

test('a shift does not end before it begins', () => {
  expect(shiftProblems({ ...from('11', '10'), by_mail: true, by_text_message: false })).toEqual({
    last_day: 'ends_before_it_begins',
  });
});
