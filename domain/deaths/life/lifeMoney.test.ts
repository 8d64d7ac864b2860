import { expect, it } from 'vitest';
import { isEachDecided } from './lifeMoney.ts';

const off = (id: number) => ({ id, decision: 'write_off' as const });

it.each([
  ['nothing is open', [], [], [], true],
  ['each one', [1, 2], [off(1), off(2)], [], true],
  ['one is forgotten', [1, 2], [off(1)], [], false],
  ['one too many', [1], [off(1), off(2)], [], false],
  ['one twice', [1, 2], [off(1), off(1)], [], false],
  ['one was charged before', [1, 2], [off(2)], [1], true],
  ['one that was charged before once more', [1, 2], [off(1), off(2)], [1], false],
])('%s', (_name, open, decisions, charged, is) => {
  expect(isEachDecided(open, { decisions, charged })).toBe(is);
});
