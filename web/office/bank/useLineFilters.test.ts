import { expect, it } from 'vitest';
import { askedFor, inAddress, readFilters } from './useLineFilters.ts';

it.each(['', 'filter=amount_fits', 'filter=unknown&older=30&sort=largest&page=7', 'sort=newest'])(
  'the address “%s” leads back to the same lines',
  (address) => {
    const filters = readFilters(new URLSearchParams(address));

    expect(new URLSearchParams(inAddress(filters)).toString()).toBe(address);
  },
);

it.each(['filter=everything', 'older=-1', 'older=8', 'sort=name', 'page=0', 'page=x', 'page=1.5', 'page=1e9'])(
  'what makes no sense in the address is ignored: %s',
  (address) => {
    expect(inAddress(readFilters(new URLSearchParams(address)))).toEqual({});
  },
);

it('what is typed is asked for, and never stands in the address', () => {
  const filters = { ...readFilters(new URLSearchParams('filter=unknown')), text: 'Öztürk' };

  expect(askedFor(filters)).toMatchObject({ filter: 'unknown', text: 'Öztürk', page: '1' });
  expect(JSON.stringify(inAddress(filters))).not.toContain('Öztürk');
});
