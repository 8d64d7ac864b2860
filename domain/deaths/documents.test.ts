import { describe, expect, it } from 'vitest';
import { isEntrusted, nextMoves, originalMoves } from './documents.ts';

describe('an original', () => {
  it.each([
    [undefined, ['received']],
    ['received', ['handed_on', 'returned']],
    ['handed_on', ['came_back', 'returned']],
    ['came_back', ['handed_on', 'returned']],
    ['returned', ['received']],
  ] as const)('after %s may be %s', (last, possible) => {
    expect(nextMoves(last)).toEqual(possible);
  });

  it('is entrusted to the association until the family has it again', () => {
    expect(originalMoves.filter(isEntrusted)).toEqual(['received', 'handed_on', 'came_back']);
    expect(isEntrusted(undefined)).toBe(false);
  });

  it('never goes a way twice in a row', () => {
    for (const move of originalMoves) expect(nextMoves(move)).not.toContain(move);
  });
});
