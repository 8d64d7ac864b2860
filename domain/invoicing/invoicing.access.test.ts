import { expect, it } from 'vitest';
import { mayIntroduceFees } from './invoicing.access.ts';

it.each([
  [{ kind: 'office', role: 'clerk' }, false],
  [{ kind: 'office', role: 'board' }, true],
  [{ kind: 'system' }, true],
] as const)('%j may introduce fees: %s', (staff, may) => {
  expect(mayIntroduceFees(staff)).toBe(may);
});
