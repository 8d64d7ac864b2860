import { expect, it } from 'vitest';
import { storedIn, storedState } from './stored.ts';

it('what was saved reaches the next screen; what was only looked at is not called saved', () => {
  expect(storedIn(storedState('address', true).state)).toBe('address');
  expect(storedIn(storedState('phones', true).state)).toBe('phones');
  expect(storedState('person', false)).toEqual({});
});

it.each([undefined, null, 'address', { stored: 'somebody' }, { saved: 'Ümit' }])(
  'nothing is said for the state %j',
  (state) => {
    expect(storedIn(state)).toBeUndefined();
  },
);
