import { expect, it } from 'vitest';
import { formatIban, isIban, normaliseIban } from './iban.ts';

it.each([
  'AT611904300234573201',
  'AT61 1904 3002 3457 3201',
  'at61 1904 3002 3457 3201',
  'DE89370400440532013000',
  'TR330006100519786457841326',
  'GB29NWBK60161331926819',
])('%s is an IBAN', (text) => {
  expect(isIban(text)).toBe(true);
});

it.each([
  '',
  'AT611904300234573202',
  'AT61190430023457320',
  'AT6119043002345732011',
  'AT61 1904 3002 3457 3201 x',
  '611904300234573201',
  'ÄT611904300234573201',
])('%j is no IBAN', (text) => {
  expect(isIban(text)).toBe(false);
});

it('an IBAN is shown in groups of four and stored without blanks', () => {
  expect(formatIban('AT611904300234573201')).toBe('AT61 1904 3002 3457 3201');
  expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(normaliseIban('at61 1904 3002 3457 3201')).toBe('AT611904300234573201');
});
