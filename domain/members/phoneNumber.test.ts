import { expect, it } from 'vitest';
import { normalisePhoneNumber, phoneNumberProblem } from './phoneNumber.ts';

it.each([
  ['+43 (0)660 / 123-45.67', '+436601234567'],
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
])('the phone number %j: %s', (text, problem) => {
  expect(phoneNumberProblem(text)).toBe(problem);
});
