import { expect, it } from 'vitest';
import { mayDeactivateFor, mayErase, mayReactivateAfter } from './membership.access.ts';

const clerk = { kind: 'office', role: 'clerk' } as const;
const board = { kind: 'office', role: 'board' } as const;
const system = { kind: 'system' } as const;

it.each([
  [clerk, 2, true],
  [clerk, 7, true],
  [clerk, 23, false],
  [board, 2, true],
  [board, 23, true],
  [system, 2, true],
  [system, 23, false],
])('%j may end a membership for reason %i: %s', (staff, reason, may) => {
  expect(mayDeactivateFor(staff, reason)).toBe(may);
});

it.each([
  [clerk, 2, true],
  [clerk, null, true],
  [clerk, 23, false],
  [board, 23, true],
  [system, 23, false],
])('%j may readmit after an end for reason %s: %s', (staff, reason, may) => {
  expect(mayReactivateAfter(staff, reason)).toBe(may);
});

it.each([
  [clerk, false],
  [board, true],
  [system, false],
])('%j may erase a household: %s', (staff, may) => {
  expect(mayErase(staff)).toBe(may);
});
