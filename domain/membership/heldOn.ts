import { type Day, isAfter } from '../shared/day.ts';

/** What stood somewhere before a change. */
export type Before<T> = {
  /** In the order in which the changes were written. */
  id: number;
  was: T;
  /** The first day on which it held no more; null: it never held, what replaced it did all along. */
  held_until: Day | null;
};

/**
 * What held on a day, by what stands there `now` and what stood there before each change. A change counts from its own day, and
 * one that was written later replaces earlier ones from there.
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
