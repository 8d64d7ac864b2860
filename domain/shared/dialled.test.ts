import { expect, it } from 'vitest';
import { dialled } from './dialled.ts';

it.each([
  ['+436641234567', 'turkiye', '+436641234567'],
  ['00905321234567', 'austria', '+905321234567'],
  ['06641234567', 'austria', '+436641234567'],
  ['05321234567', 'turkiye', '+905321234567'],
  ['5321234567', 'turkiye', '+905321234567'],
  ['02121234567', 'turkiye', '+902121234567'],
  ['144', 'austria', '144'],
  ['1234567', 'austria', '1234567'],
] as const)('%s in %s is dialled %s', (number, country, expected) => {
  expect(dialled(number, country)).toBe(expected);
});
