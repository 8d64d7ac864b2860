import { expect, it } from 'vitest';
import { householdsList } from '../../../domain/office/lists/householdsList.ts';
import { inAddress, readAddress } from './useListAddress.ts';

const throughAddress = (address: string) =>
  new URLSearchParams(inAddress(householdsList, readAddress(householdsList, new URLSearchParams(address)))).toString();

it.each(['', 'sort=-owed&page=3&owed=overdue', 'status=left&language=tr&postal_code=10&since_from=01.02.2026'])(
  'the address “%s” leads back to the same list',
  (address) => {
    expect(throughAddress(address)).toBe(address);
  },
);

it.each([
  'status=gone',
  'since_from=32.01.2026',
  'postal_code=1a',
  'who=everybody',
  'city=Wien',
  'status=members',
  'page=1',
])('what makes no sense in the address, or counts anyway, is left out: %s', (address) => {
  expect(throughAddress(address)).toBe('');
});

it('a town that is typed never stands in the address', () => {
  expect(inAddress(householdsList, { city: 'Linz', owed: 'overdue' })).toEqual({ owed: 'overdue' });
});
