import { expect, it } from 'vitest';
import { austrianStates, postalCodeProblem } from './address.ts';

it.each([
  ['1010', undefined],
  ['06420', undefined],
  ['1', undefined],
  ['', 'required'],
  [' ', 'required'],
  ['A-1010', 'only_numbers_allowed'],
  ['10 10', 'only_numbers_allowed'],
])('the postal code %j: %s', (text, problem) => {
  expect(postalCodeProblem(text)).toBe(problem);
});

// proves: entity.states
it('Austria has nine Länder', () => {
  expect(austrianStates).toEqual([
    'Vorarlberg',
    'Tirol',
    'Salzburg',
    'Kärnten',
    'Steiermark',
    'Oberösterreich',
    'Niederösterreich',
    'Burgenland',
    'Wien',
  ]);
});
