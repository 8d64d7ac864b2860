import { expect, it } from 'vitest';
import type { FeeTable, FeeTables } from '../../../domain/invoicing/fees.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { feesAround } from './feesAround.ts';

const from = (valid_from: string): FeeTable => ({ valid_from: valid_from as FeeTable['valid_from'], fees: [] });
const tables: FeeTables = {
  version: 3,
  in_force: from('01.01.2027'),
  to_come: [from('01.01.2028'), from('01.01.2030')],
};

it.each([
  ['2027-06-01', '01.01.2027', ['01.01.2028', '01.01.2030']],
  ['2028-01-01', '01.01.2027', ['01.01.2028', '01.01.2030']],
  ['2029-01-01', '01.01.2028', ['01.01.2030']],
  ['2031-01-01', '01.01.2030', []],
])('new fees from %s follow those from %s and replace %j', (begin, follows, drops) => {
  const { before, dropped } = feesAround(tables, day(begin));

  expect(before?.valid_from).toBe(follows);
  expect(dropped.map(({ valid_from }) => valid_from)).toEqual(drops);
});

it('the first fee table has no former one', () => {
  expect(feesAround({ version: 0, in_force: null, to_come: [] }, day('2027-01-01'))).toEqual({
    before: null,
    dropped: [],
  });
});
