import { expect, it } from 'vitest';
import { day, toWireDay } from '../shared/day.ts';
import { daysToRunOut, type KnownDocument, runningOut } from './runningOut.ts';

const TODAY = day('2027-03-10');

function passport(last: string | null, more: Partial<KnownDocument> = {}): KnownDocument {
  const valid_until = last === null ? null : toWireDay(day(last));
  return { type: 'passport', created_at: '2027-01-05T10:00:00.000Z', refused_at: null, valid_until, ...more };
}

it.each([
  ['three months before', '2027-06-10', 92],
  ['a day earlier nothing', '2027-06-11', undefined],
  ['twenty days before', '2027-03-30', 20],
  ['on the last day', '2027-03-10', 0],
  ['afterwards', '2027-03-09', -1],
])('%s', (_sentence, last, days) => {
  expect(daysToRunOut(day(last), TODAY)).toBe(days);
});

it.each([
  ['one that runs out', [passport('2027-03-30')], ['passport 20']],
  ['nobody said until when', [passport(null)], []],
  ['a longer one of the same kind', [passport('2027-03-30'), passport('2036-03-30')], []],
  [
    'the longer one was refused',
    [passport('2027-03-30'), passport('2036-03-30', { refused_at: '2027-01-06T10:00:00.000Z' })],
    ['passport 20'],
  ],
  [
    'a new one without a day, sent later',
    [passport('2027-03-30'), passport(null, { created_at: '2027-02-05T10:00:00.000Z' })],
    [],
  ],
  ['its back, sent the same day', [passport('2027-03-30'), passport(null)], ['passport 20']],
  [
    'each kind by itself',
    [passport('2027-03-30'), passport('2027-03-01', { type: 'residence_permit' })],
    ['passport 20', 'residence_permit -9'],
  ],
  ['other kinds never', [passport('2027-03-30', { type: 'birth_certificate' })], []],
] as const)('%s', (_sentence, documents, told) => {
  expect(runningOut(documents, TODAY).map(({ type, days }) => `${type} ${days}`)).toEqual(told);
});
