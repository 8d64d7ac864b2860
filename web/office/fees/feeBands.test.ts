import { expect, it } from 'vitest';
import type { FeeTable } from '../../../domain/invoicing/fees.contract.ts';
import { bandsOf, feesToSend, risingErrors, withBand, withNewBand, withoutBand } from './feeBands.ts';

const CHILD = { type: 'siac', basis: 'child' } as const;
const table: FeeTable = {
  valid_from: '01.01.2027' as FeeTable['valid_from'],
  fees: [
    { type: 'sirf', basis: 'main', age_from: 0, age_to: 150, amount: 1_250 },
    { ...CHILD, age_from: 0, age_to: 5, amount: 0 },
    { ...CHILD, age_from: 6, age_to: 150, amount: 12.5 },
  ],
};
const typed = (bands = bandsOf(table)) => bands.map(({ basis, age_from, amount }) => `${basis} ${age_from}: ${amount}`);

it('a table fills the form, and a missing kind starts at birth without an amount', () => {
  expect(typed()).toEqual([
    'main 0: 1.250,00',
    'main 0: ',
    'spouse 0: ',
    'child 0: 0,00',
    'child 6: 12,50',
    'child_with_disability 0: ',
    'nb 0: ',
  ]);
  expect(bandsOf(null)).toHaveLength(6);
});

it('a new line follows those of its kind, ends the one before, and can be removed again', () => {
  const grown = withNewBand(bandsOf(table), CHILD);
  const id = grown[5]?.id ?? 0;
  const filled = withBand(grown, { ...CHILD, id, age_from: '18', amount: '24' });

  expect(new Set(grown.map((band) => band.id)).size).toBe(8);
  expect(typed(filled).slice(3, 7)).toEqual([
    'child 0: 0,00',
    'child 6: 12,50',
    'child 18: 24',
    'child_with_disability 0: ',
  ]);
  expect(feesToSend(filled).slice(3, 6)).toEqual([
    { ...CHILD, age_from: 0, age_to: 5, amount: 0 },
    { ...CHILD, age_from: 6, age_to: 17, amount: 12.5 },
    { ...CHILD, age_from: 18, amount: 24 },
  ]);
  expect(withoutBand(filled, id)).toEqual(bandsOf(table));
});

it('a text that is no number is sent as typed, and an empty one as undefined', () => {
  const bands = bandsOf(table).slice(0, 1);
  const sent = (age_from: string, amount: string) =>
    feesToSend(bands.map((band) => ({ ...band, age_from, amount })))[0];

  expect(sent('3o', 'zwölf')).toMatchObject({ age_from: '3o', amount: 'zwölf' });
  expect(sent(' ', '')).toMatchObject({ age_from: undefined, amount: undefined });
});

it.each([
  ['6', []],
  ['0', ['fees.4.age_from']],
  ['', []],
])('a line from %j on, after one from birth on, is wrong at %j', (age_from, fields) => {
  const bands = bandsOf(table).map((band, place) => (place === 4 ? { ...band, age_from } : band));
  expect(Object.keys(risingErrors(bands))).toEqual(fields);
});
