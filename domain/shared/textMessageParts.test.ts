import { expect, test } from 'vitest';
import { textMessageSize } from './textMessageParts.ts';

test.each([
  ['nothing', '', 'gsm', 0, 1],
  ['German letters', 'Grüße, ÄÖÜß', 'gsm', 11, 1],
  ['as long as one message', 'a'.repeat(160), 'gsm', 160, 1],
  ['one character more', 'a'.repeat(161), 'gsm', 161, 2],
  ['two full parts', 'a'.repeat(306), 'gsm', 306, 2],
  ['three parts', 'a'.repeat(307), 'gsm', 307, 3],
  ['characters that take two places', '€'.repeat(80), 'gsm', 160, 1],
  ['one of them too many', '€'.repeat(81), 'gsm', 162, 2],
  ['a Turkish text that fits', 'ş'.repeat(70), 'ucs2', 70, 1],
  ['a Turkish text that does not', 'ş'.repeat(71), 'ucs2', 71, 2],
  ['two full Turkish parts', 'ğ'.repeat(134), 'ucs2', 134, 2],
  ['one Turkish letter among many others', `ı${'a'.repeat(70)}`, 'ucs2', 71, 2],
  ['small ç, though capital Ç is in the alphabet', 'Çç', 'ucs2', 2, 1],
  ['a character of two units', '🙂'.repeat(35), 'ucs2', 70, 1],
  ['German quotation marks', '„a“', 'ucs2', 3, 1],
] as const)('%s', (_what, text, alphabet, length, parts) => {
  expect(textMessageSize(text)).toEqual({ alphabet, length, parts });
});
