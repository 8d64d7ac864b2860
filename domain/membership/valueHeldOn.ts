import { type Day, isAfter } from '../shared/day.ts';

/** A former value. */
export type Before<T> = {
  /** In the order in which the changes were written. */
  id: number;
  was: T;
  /** The first day on which it did not apply any more; null if it was a mistake that never applied. */
  held_until: Day | null;
};

/**
 * The value on a day, by the present value and the former ones. A change counts from its own day, and one that was recorded later
 * replaces earlier ones from that day.
 */
export function heldOn<T>(day: Day, now: T, past: readonly Before<T>[]): T {
  let held = now;
  for (const { was, held_until } of past.toSorted((one, other) => other.id - one.id)) {
    if (held_until === null) continue;
    if (!isAfter(held_until, day)) break;
    held = was;
  }
  return held;
}
