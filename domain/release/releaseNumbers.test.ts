import { expect, it } from 'vitest';
import { numbersIn, typedNumbers } from './releaseNumbers.ts';

it('finds numbers however they are parted and written, each once', () => {
  expect(numbersIn('1000017, 1000-025;\nA/12\ta12  1000017')).toEqual(['1000017', '1000025', 'a12']);
});

it('finds nothing in an empty list', () => {
  expect(numbersIn(' ,;\n')).toEqual([]);
});

it('keeps how each was typed first', () => {
  expect([...typedNumbers('K-90, k90; 7')]).toEqual([
    ['k90', 'K-90'],
    ['7', '7'],
  ]);
});
