import { expect, it } from 'vitest';
import type { Fee } from '../../domain/invoicing/invoicing.contract.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { nextYearOf } from './nextYear.ts';

const row = {
  type: 'siac',
  age_from: 0,
  age_to: 150,
  valid_from: toWireDay(day('2020-01-01')),
  valid_to: null,
} as const;
const fees: Fee[] = [
  { ...row, basis: 'main', amount: 60, valid_to: toWireDay(day('2027-12-31')) },
  { ...row, basis: 'main', amount: 66, valid_from: toWireDay(day('2028-01-01')) },
  { ...row, basis: 'child', age_to: 17, amount: 0 },
  { ...row, basis: 'child', age_from: 18, amount: 30 },
];
const main = { basis: 'main', birth: day('1980-02-01') } as const;
const child = { basis: 'child', birth: day('2009-12-31') } as const;
const TODAY = day('2027-11-26');

it('who joins in November owes the contribution again in January: at the ages and amounts of then', () => {
  expect(nextYearOf([main, child], TODAY, fees)).toEqual({ year: 2028, contribution: 9_600 });
});

it('without a birth date, or a fee for somebody, no sum is told', () => {
  expect(nextYearOf([main, undefined], TODAY, fees)).toEqual({ year: 2028, contribution: undefined });
  expect(nextYearOf([{ basis: 'spouse', birth: main.birth }], TODAY, fees).contribution).toBeUndefined();
});

it('a parent without a fee owes nothing, and does not keep the sum of the others from being told', () => {
  const father = { basis: 'nb', birth: day('1950-03-01') } as const;

  expect(nextYearOf([main, father], TODAY, fees).contribution).toBe(6_600);
  expect(nextYearOf([main, father], TODAY, [...fees, { ...row, basis: 'nb', amount: 75 }]).contribution).toBe(14_100);
});
