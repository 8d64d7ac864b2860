import { isSameValue, type Way } from './listedValues.ts';

/**
 * `take`: nobody has changed it here, so what is new in the list can be taken over. `conflict`: it was changed here as well, and a
 * person decides. `by_hand`: only its own screen changes it.
 */
export const changeStates = ['take', 'conflict', 'by_hand'] as const;
export type ChangeState = (typeof changeStates)[number];

type Compared = {
  way: Way;
  listed: unknown;
  /** What stands here; undefined if it has no place of its own. */
  here: unknown;
  /** Whether the list has said this before. */
  wasListed: (value: unknown) => boolean;
  /** Whether the person or household has left, or has what a list cannot change. */
  isClosed: boolean;
};

/** What becomes of a value that the list tells: `old` if it has said so before, `same` if the same stands here by now. */
export function changeState({ way, listed, here, wasListed, isClosed }: Compared): ChangeState | 'old' | 'same' {
  if (wasListed(listed)) return 'old';
  if (way === 'adds') {
    if (Array.isArray(listed) && Array.isArray(here) && listed.every((one) => here.includes(one))) return 'same';
    return isClosed ? 'by_hand' : 'take';
  }
  if (here !== undefined && isSameValue(listed, here)) return 'same';
  if (way === 'by_hand' || isClosed) return 'by_hand';
  return wasListed(here) ? 'take' : 'conflict';
}
