import { expect, it, test } from 'vitest';
import { asciiDigits, tidyNumber } from './digits.ts';

it.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['full-width', '０１２３４５６７８９'],
  ['mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['a second row of mathematical ones', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ['plain', '0123456789'],
])('%s digits become 0 to 9', (_script, typed) => {
  expect(asciiDigits(typed)).toBe('0123456789');
});

test('every decimal digit of Unicode becomes the digit that it stands for', () => {
  const rows = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));

  expect(rows.length).toBeGreaterThan(600);
  expect(asciiDigits(rows.join(''))).toBe('0123456789'.repeat(rows.length / 10));
});

it('leaves everything else as it is', () => {
  expect(asciiDigits('Ali ² ½ Ⅳ 7 ٧')).toBe('Ali ² ½ Ⅳ 7 7');
  expect(tidyNumber(' ١٢٣ 4\u200e5 ')).toBe('12345');
});
