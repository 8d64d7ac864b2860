import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { cents } from '../shared/money.ts';
import type { FeeRow } from './fees.ts';
import { feesInForce } from './feesInForce.ts';

const row = (age_from: number, age_to: number, euros: number, more: Partial<FeeRow> = {}): FeeRow => ({
  type: 'siac',
  basis: 'main',
  age_from,
  age_to,
  amount_cents: cents(euros * 100),
  valid_from: day('2025-01-01'),
  valid_to: null,
  ...more,
});

it.each<[string, FeeRow[], string[]]>([
  ['no fees', [], []],
  ['one fee for everybody', [row(0, 150, 60)], ['0-: 60']],
  ['bands', [row(0, 29, 20), row(30, 150, 60)], ['0-29: 20', '30-: 60']],
  ['neighbours with the same amount are one band', [row(0, 17, 12), row(18, 150, 12)], ['0-: 12']],
  ['ages without a fee are left out', [row(0, 5, 0), row(18, 30, 24)], ['0-5: 0', '18-30: 24']],
  ['a fee of the past', [row(0, 150, 60, { valid_to: day('2026-12-31') })], []],
  ['a fee of the future', [row(0, 150, 60), row(0, 150, 80, { valid_from: day('2027-02-01') })], ['0-: 60']],
  ['the last one of two', [row(0, 150, 60), row(0, 150, 70, { valid_from: day('2027-01-01') })], ['0-: 70']],
  [
    'a newer one for some ages',
    [row(0, 150, 60), row(18, 29, 30, { valid_from: day('2026-01-01') })],
    ['0-17: 60', '18-29: 30', '30-: 60'],
  ],
])('the fees of today: %s', (_name, rows, bands) => {
  const found = feesInForce(rows, day('2027-01-11'));

  expect(found.map((band) => `${band.age_from}-${band.age_to ?? ''}: ${band.amount_cents / 100}`)).toEqual(bands);
});

it('the fees stand in the order of the fee table, the registration first', () => {
  const rows = [row(0, 150, 12, { basis: 'child' }), row(0, 150, 60), row(0, 150, 120, { type: 'sirf' })];

  expect(feesInForce(rows, day('2027-01-11')).map(({ type, basis }) => `${type} ${basis}`)).toEqual([
    'sirf main',
    'siac main',
    'siac child',
  ]);
});
