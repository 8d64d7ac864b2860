import { expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { dueIn } from './dueIn.ts';

it.each([
  ['2027-01-25', { key: 'left', count: 14 }],
  ['2027-01-12', { key: 'left', count: 1 }],
  ['2027-01-11', { key: 'today', count: 0 }],
  ['2027-01-10', { key: 'late', count: 1 }],
  ['2026-12-12', { key: 'late', count: 30 }],
])('on 11 January an invoice due on %s is %j', (due, said) => {
  expect(dueIn(day(due), day('2027-01-11'))).toEqual(said);
});
