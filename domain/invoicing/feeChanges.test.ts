import { expect, it } from 'vitest';
import { type AgeBand, feeChanges } from './feeChanges.ts';

const band = (age_from: number, age_to: number, amount: number, basis: AgeBand['basis'] = 'main'): AgeBand => ({
  type: 'siac',
  basis,
  age_from,
  age_to,
  amount,
});

it('names the ages that pay more or less, with both amounts', () => {
  const before = [band(0, 29, 40), band(30, 150, 60), band(0, 150, 45, 'spouse')];
  const after = [band(0, 29, 40), band(30, 150, 70), band(0, 150, 45, 'spouse')];

  expect(feeChanges(before, after)).toEqual([
    { type: 'siac', basis: 'main', age_from: 30, age_to: 150, was: 60, will: 70 },
  ]);
});

it('finds a moved age limit although no amount has changed', () => {
  expect(feeChanges([band(0, 29, 40), band(30, 150, 60)], [band(0, 34, 40), band(35, 150, 60)])).toEqual([
    { type: 'siac', basis: 'main', age_from: 30, age_to: 34, was: 60, will: 40 },
  ]);
});

it('reports no former amount for the first table, and no change for an equal one', () => {
  expect(feeChanges([], [band(0, 150, 60)])).toEqual([
    { type: 'siac', basis: 'main', age_from: 0, age_to: 150, was: undefined, will: 60 },
  ]);
  expect(feeChanges([band(0, 150, 60)], [band(0, 99, 60), band(100, 150, 60)])).toEqual([]);
});
