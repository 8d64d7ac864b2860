import { expect, it } from 'vitest';
import { isSameMailbox } from './sameMailbox.ts';

it.each([
  ['x@müller.at', 'X@xn--mller-kva.at ', true],
  ['x@mu\u0308ller.at', 'x@MÜLLER.at', true],
  ['x@example.at', 'y@example.at', false],
  ['x@müller.at', 'x@muller.at', false],
  ['x@', 'x@', true],
  ['x', '', false],
])('%j and %j are one mailbox: %s', (one, other, same) => {
  expect(isSameMailbox(one, other)).toBe(same);
});
