import { expect, it } from 'vitest';
import { comparableOldNumber } from './oldNumber.ts';

it.each([
  ['M-0815/98', '81598'],
  ['00815', '815'],
  [' 4711 ', '4711'],
])('%s is compared as %s', (written, expected) => {
  expect(comparableOldNumber(written)).toBe(expected);
});
