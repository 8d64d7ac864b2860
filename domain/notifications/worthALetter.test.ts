import { expect, it } from 'vitest';
import { letterSubject, wayOf } from './worthALetter.ts';

const BILL = 'invoicing.confirmed/17';
const THANKS = 'payments.paid/17/4/1';

it.each([
  ['a bill to somebody with an e-mail address', { email: 'a@example.at', channel: 'email' }, BILL, 'mail'],
  ['a bill to somebody who wants post', { email: 'a@example.at', channel: 'post' }, BILL, 'letter'],
  ['a bill to somebody without e-mail', { email: undefined, channel: 'email' }, BILL, 'letter'],
  ['thanks to somebody who wants post', { email: 'a@example.at', channel: 'post' }, THANKS, 'mail'],
  ['thanks to somebody without e-mail', { email: undefined, channel: 'post' }, THANKS, 'none'],
] as const)('%s', (_, to, effectKey, way) => {
  expect(wayOf(to, effectKey)).toBe(way);
});

it.each(['', '/', 'invoicing.confirmed', 'toString/1', 'accounts.link/9', 'office.news/3'])(
  'the effect key %j is worth no letter',
  (effectKey) => {
    expect(letterSubject(effectKey)).toBeUndefined();
  },
);
