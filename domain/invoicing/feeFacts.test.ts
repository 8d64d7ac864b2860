import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { feeFactsChanged } from './feeFactsChanged.ts';

const born = day('2015-05-05');
const child = { date_of_birth: born, membership_basis: 'child' } as const;
const main = { date_of_birth: born, membership_basis: 'main' } as const;

it.each([
  ['another birth', child, { date_of_birth: day('2015-05-06') }, ['date_of_birth']],
  ['a first birth', { ...child, date_of_birth: null }, { date_of_birth: born }, ['date_of_birth']],
  ['another basis', child, { membership_basis: 'spouse' }, ['membership_basis']],
  ['the same again', child, { date_of_birth: born, membership_basis: 'child' }, []],
  ['neither', child, {}, []],
  ['another birth of a main member', main, { date_of_birth: day('1950-01-01') }, ['date_of_birth']],
  ['a basis sent for a main member', main, { membership_basis: 'child' }, []],
] as const)('%s changes what fees are reckoned from, or does not', (_what, before, carried, changed) => {
  expect(feeFactsChanged(before, carried)).toEqual(changed);
});
