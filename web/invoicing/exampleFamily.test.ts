import { expect, it } from 'vitest';
import type { JoiningFee } from '../../domain/invoicing/invoicing.contract.ts';
import { exampleCosts } from './exampleFamily.ts';

const fees: JoiningFee[] = [
  { type: 'sirf', basis: 'main', age_from: 0, age_to: 39, amount: 100 },
  { type: 'sirf', basis: 'main', age_from: 40, age_to: null, amount: 420 },
  { type: 'siac', basis: 'main', age_from: 0, age_to: null, amount: 60.1 },
  { type: 'siac', basis: 'spouse', age_from: 0, age_to: 38, amount: 40.2 },
  { type: 'siac', basis: 'spouse', age_from: 39, age_to: null, amount: 50 },
  { type: 'siac', basis: 'child', age_from: 0, age_to: 6, amount: 0 },
  { type: 'siac', basis: 'child', age_from: 7, age_to: null, amount: 12 },
];

it('the example pays the fee once for all, and the contribution of each person by age', () => {
  expect(exampleCosts(fees)).toEqual({ fee: 420, yearly: 112.3 });
});

it('nothing is told that would be too little', () => {
  expect(exampleCosts(fees.filter(({ basis }) => basis !== 'child'))).toBeUndefined();
  expect(exampleCosts(fees.filter(({ type }) => type !== 'sirf'))).toBeUndefined();
});
