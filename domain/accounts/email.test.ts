import { describe, expect, it } from 'vitest';
import { isDeniedEmail, isEmail, normaliseEmail } from './email.ts';

// proves: rule.email
describe('an e-mail address', () => {
  it.each([
    'ayse@example.at',
    'a@b.co',
    'Ayse.Yilmaz+vefa@sub.example.com',
    "o'neill_1@ex-ample.org",
    'x@müller.at',
    'x@example.xn--p1ai',
    `${'a'.repeat(64)}@example.at`,
  ])('is accepted: %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'ayse',
    '@example.at',
    'ayse@',
    'ayse@example',
    'ayse@example.a',
    'ayse@example.1',
    'ayse@@example.at',
    'ayse@example..at',
    '.ayse@example.at',
    'ayse.@example.at',
    'ay..se@example.at',
    'ay se@example.at',
    'ayse@-example.at',
    'ayşe@example.at',
    'ayse@gmaıl.com',
    'ayse@example.at\r\nBcc: x@y.at',
    'Ayse <ayse@example.at>',
    'ayse@example.at,b@example.at',
    `${'a'.repeat(65)}@example.at`,
    `a@${'b.'.repeat(126)}at`,
  ])('is refused: %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

it.each([
  [' IPEK@X.AT ', 'ipek@x.at'],
  ['Ayse@Example.AT', 'ayse@example.at'],
  ['\u2060ayse@exam\u00adple.at \u200e', 'ayse@example.at'],
  ['X@MÜLLER.at', 'x@müller.at'],
  ['İpek@x.at', 'İpek@x.at'],
])('%j is stored as %j', (typed, kept) => {
  expect(normaliseEmail(typed)).toBe(kept);
});

it.each([
  ['ayse@bad.example', true],
  ['AYSE@BAD.EXAMPLE', true],
  ['ayse@mail.bad.example', true],
  ['ayse@notbad.example', false],
  ['bad.example@good.example', false],
])('%s is on the deny list of bad.example: %s', (email, denied) => {
  expect(isDeniedEmail(email, ['bad.example'])).toBe(denied);
});
