import { expect, it } from 'vitest';
import {
  type InactiveReasonScope,
  inactiveReasons,
  inactiveReasonsFor,
  isDeath,
  isInactiveReason,
} from './inactiveReasons.ts';

// proves: entity.inactive-reasons
it.each<[InactiveReasonScope, number[]]>([
  ['member', [1, 2, 3, 15, 16, 17, 18, 19, 23, 24, 25]],
  ['household', [4, 5, 6, 7, 8, 14]],
  ['address', [9, 10, 11, 12, 13, 20, 21, 22]],
])('a %s has the ids of the specification', (scope, ids) => {
  expect(inactiveReasonsFor(scope).map((reason) => reason.id)).toEqual(ids);
});

it('the ids 1 to 25 are all taken, once', () => {
  const ids = inactiveReasons.map((reason) => reason.id).sort((one, other) => one - other);
  expect(ids).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
});

it("a household cannot be inactive for a member's reason", () => {
  expect(isInactiveReason(15, 'member')).toBe(true);
  expect(isInactiveReason(15, 'household')).toBe(false);
  expect(isInactiveReason(99, 'member')).toBe(false);
});

it('death is a reason for household and member', () => {
  expect([2, 5, 4, 1, 12].map(isDeath)).toEqual([true, true, false, false, false]);
});
