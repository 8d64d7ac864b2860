import { expect, test } from 'vitest';
import { duplicateProblem } from './possibleDuplicate.ts';

const TRANSFERRED = 24;
const EXCLUDED = 23;
const stands = { status: 'active', inactive_reason_id: null } as const;
const left = { status: 'inactive', inactive_reason_id: TRANSFERRED } as const;
const excluded = { status: 'inactive', inactive_reason_id: EXCLUDED } as const;

test.each([
  ['both stand', stands, stands, 'registered_twice'],
  ['an application beside a member', { status: 'waiting' }, stands, 'registered_twice'],
  ['a person who has left the other household', stands, left, undefined],
  ['somebody who was excluded there', { status: 'waiting' }, excluded, 'excluded'],
  ['a person who has ended here', left, stands, undefined],
] as const)('%s', (_who, person, other, problem) => {
  expect(duplicateProblem(person, other)).toBe(problem);
});
