import { expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { emailProblem, typedEmail } from './emailDomain.ts';

it.each([
  ['ayse@çelik.com.tr', 'ayse@xn--elik-zoa.com.tr'],
  ['ayse@ÇELİK.com.tr', 'ayse@xn--elik-zoa.com.tr'],
  ['ayse@GMAİL.com', 'ayse@GMAIL.com'],
  ['ayse@post.ışık.com.tr', 'ayse@post.xn--k-ekaa7p.com.tr'],
  ['ayse@café.fr', 'ayse@xn--caf-dma.fr'],
  ['ayse@пример.рф', 'ayse@xn--e1afmkfd.xn--p1ai'],
  ['ayse@１２３.com', 'ayse@123.com'],
  ['ayse@müller.at', 'ayse@müller.at'],
  ['ayse@mu\u0308ller.at', 'ayse@müller.at'],
  ['ayse@xn--elik-zoa.com.tr', 'ayse@xn--elik-zoa.com.tr'],
  [' \u200bAyse@Example.at ', 'Ayse@Example.at'],
  ['ayşe@çelik.com.tr', 'ayşe@xn--elik-zoa.com.tr'],
  ['1000041', '1000041'],
])('%j is kept as %j', (typed, kept) => {
  expect(typedEmail(typed)).toBe(kept);
});

it.each(['ayse@çelik.com.tr', 'ayse@пример.рф', 'ayse@ışık.com.tr'])('%s is taken', (typed) => {
  expect(isEmail(typedEmail(typed))).toBe(true);
});

it.each(['ayse@gmaıl.com', 'ayse@hotmaıl.com.tr', 'ayse@çelik', 'ayse@ç/elik.at', 'ayse@ç elik.at', 'ayse@\u0301.at'])(
  '%j is refused',
  (typed) => {
    expect(emailProblem(typed)).toBe('invalid_email');
  },
);

it('is refused as required if it is empty', () => {
  expect(emailProblem(' ')).toBe('required');
  expect(emailProblem('ayse')).toBe('invalid_email');
  expect(emailProblem(' ayse@example.at ')).toBeUndefined();
  expect(emailProblem('\u200b\u202aayse@example.at\u202c')).toBeUndefined();
  expect(emailProblem('\u200b')).toBe('required');
});
