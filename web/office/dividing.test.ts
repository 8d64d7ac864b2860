import { expect, it } from 'vitest';
import { leftToDivide } from './dividing.ts';

it.each([
  [90, ['60,00', '30'], 0],
  [90, ['60', ''], 30],
  [0.3, ['0,10', '0,20'], 0],
  [90, ['60', '30,01'], -0.01],
  [90, ['60', 'viel'], undefined],
])('of %s euros, divided as %j, %s are left', (amount, typed, left) => {
  expect(leftToDivide(amount, typed)).toBe(left);
});
