import { expect, it } from 'vitest';
import {
  isUnusualPhoneNumber,
  normalisePhoneNumber,
  phoneNumberProblem,
  type ReadPhone,
  storedPhoneNumber,
} from './phoneNumber.ts';

// departs: rule.phone
it.each([
  ['+43 (0)660 / 123-45.67', '+436601234567'],
  ['tel:+43-660-1234567', '+436601234567'],
  ['TEL: 0660 1234567', '06601234567'],
  ['Tel.: +43 660 1234567', '+436601234567'],
  ['callto://+436601234567', '+436601234567'],
  ['+٤٣ ٦٦٠ ١٢٣٤٥٦٧', '+436601234567'],
  ['۰۶۶۰ ۱۲۳۴۵۶۷', '06601234567'],
  ['0043(0)660 1234567', '00436601234567'],
  ['(+43) / [0] 660 1234567', '+436601234567'],
  ['+90 ( 0 ) 532 1234567', '+905321234567'],
  ['+49-(0)30-123456', '+4930123456'],
  ['+39 (0)6 1234567', '+39061234567'],
  ['+423 (0)1234567', '+4231234567'],
  ['(0)660 1234567', '06601234567'],
  ['+43 0660 1234567', '+4306601234567'],
  ['0660 1234567', '06601234567'],
  ['\u202a+43 664 1234567\u202c', '+436641234567'],
  ['\u200e0664\u00a0123\u20604567\u200b', '06641234567'],
  ['[01] 234 567', '01234567'],
  ['ruf an', 'rufan'],
  ['0664\u20111234567', '06641234567'],
  ['0664\u22121234567', '06641234567'],
])('%j becomes %j when the field is left', (typed, kept) => {
  expect(normalisePhoneNumber(typed)).toBe(kept);
});

// proves: rule.phone, rule.phone-min, rule.phone-max, constant.phone-length
it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['+', 'invalid_phone_number'],
  ['0660 1234567', 'invalid_phone_number'],
  ['0660+123', 'invalid_phone_number'],
  ['++43660123', 'invalid_phone_number'],
  ['٠٦٦٠١٢٣', 'invalid_phone_number'],
  ['12345', 'min_6_characters'],
  ['123456', undefined],
  ['+436601234567', undefined],
  ['123456789012345', undefined],
  ['1234567890123456', 'max_15_characters'],
  ['0664 123 45 67 / 68', 'several_phone_numbers'],
])('the phone number %j: %s', (text, problem) => {
  expect(phoneNumberProblem(text)).toBe(problem);
});

// departs: rule.phone
it.each([
  '0664 123 45 67 / 68',
  '0664/123 45 67 / 68',
  '0664/1234567/68',
  '+43 664 1234567 / 0676 7654321',
  '0043 (0)664 1234567/0676 7654321',
  '01 588 01 / 12',
  '06641234567, 06767654321',
  '06641234567; 06767654321',
  '0664 1234567 oder 0676 7654321',
  '0664 1234567 ve 0532 7654321',
  '+436641234567 +436767654321',
  '+436641234567+436767654321',
])('%j are two numbers: none is made of them', (typed) => {
  expect(phoneNumberProblem(normalisePhoneNumber(typed))).toBe('several_phone_numbers');
});

it.each([
  ['0664/1234567', '06641234567'],
  ['0664/123/45/67', '06641234567'],
  ['01/588 01', '0158801'],
  ['07242/12345', '0724212345'],
  ['+43 07242/12345', '+430724212345'],
  ['0043 (0)2742/12345', '0043274212345'],
  ['+90 (0)212/123 45 67', '+902121234567'],
  ['+1 907/555/1234', '+19075551234'],
  ['0664 1234567 /', '06641234567'],
])('%j is one number, its parts set apart', (typed, kept) => {
  const number = normalisePhoneNumber(typed);

  expect([number, phoneNumberProblem(number)]).toEqual([kept, undefined]);
});

/** A fake of the phone library. */
const read: ReadPhone = (text) => {
  if (/^(\+|00)430?6641234567$/.test(text)) return { number: '+436641234567', isValid: true };
  if (text.startsWith('+999')) return { number: '+1234567890123456', isValid: true };
  return text.startsWith('0664') ? { number: '+43664', isValid: true } : undefined;
};

it.each([
  ['a zero that is not dialled from abroad', '+4306641234567', '+436641234567'],
  ['the same behind two zeros', '00430664 1234567'.replace(' ', ''), '+436641234567'],
  ['a number as it is dialled at home', '06641234567', '06641234567'],
  ['a number that the library does not know', '+96399123', '+96399123'],
  ['a number that would be longer than the rule allows', '+9991', '+9991'],
])('%s: %s is stored as %s', (_what, typed, stored) => {
  expect(storedPhoneNumber(typed, read)).toBe(stored);
});

it.each([
  ['+436641234567', false],
  ['06641234567', false],
  ['+96399123', true],
  ['', false],
  ['12', false],
])('%j looks unusual: %s', (number, unusual) => {
  expect(isUnusualPhoneNumber(number, read)).toBe(unusual);
});
