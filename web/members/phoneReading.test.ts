import { expect, it } from 'vitest';
import { isUnusualPhoneNumber } from '../../domain/members/phoneNumber.ts';
import { fetchPhoneReader, tidyPhoneNumber } from './phoneReading.ts';

it('cleans a number before and after the library is loaded; only afterwards the domestic zero is removed', async () => {
  const before = tidyPhoneNumber('+43 0664 / 123 45 67');
  await fetchPhoneReader();

  expect([before, tidyPhoneNumber('+43 0664 / 123 45 67')]).toEqual(['+4306641234567', '+436641234567']);
});

it.each([
  ['00430664 123 45 67', '+436641234567'],
  ['+90 0532 123 45 67', '+905321234567'],
  ['+41 079 123 45 67', '+41791234567'],
  ['+49 0151 12345678', '+4915112345678'],
  ['+39 06 1234 5678', '+390612345678'],
  ['0664 123 45 67', '06641234567'],
  ['+999 0001', '+9990001'],
])('%j becomes %j', async (typed, tidy) => {
  await fetchPhoneReader();

  expect(tidyPhoneNumber(typed)).toBe(tidy);
});

it.each([
  ['+436641234567', false],
  ['0664123456', false],
  ['05321234567', false],
  ['+43158801', false],
  ['+9990001', true],
  ['066412', true],
])('%j gets a hint: %s', async (number, unusual) => {
  expect(isUnusualPhoneNumber(number, await fetchPhoneReader())).toBe(unusual);
});
