import { expect, it } from 'vitest';
import { amountToSend, amountToType } from './amountText.ts';

it.each([
  ['36', 36],
  ['36,5', 36.5],
  [' 36.50 ', 36.5],
  ['€ 1.250,00', 1250],
  ['', undefined],
  ['1.250', '1.250'],
  ['viel', 'viel'],
])('%j is sent as %j', (typed, sent) => {
  expect(amountToSend(typed)).toBe(sent);
});

it.each([0, 36, 36.5, 1250, 1_234_567.89])('%d is written so that it reads as the same amount', (euros) => {
  expect(amountToSend(amountToType(euros))).toBe(euros);
});
