import { type Day, isAfter } from '../shared/day.ts';

/** The set in force on a day: the newest one that begins on or before it; undefined before the first. */
export function setOn<T extends { valid_from: Day }>(sets: readonly T[], day: Day): T | undefined {
  return sets
    .filter(({ valid_from }) => !isAfter(valid_from, day))
    .reduce<T | undefined>((best, set) => (best && isAfter(best.valid_from, set.valid_from) ? best : set), undefined);
}
