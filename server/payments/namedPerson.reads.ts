import type { Day } from '../../domain/shared/day.ts';

/**
 * A person who is erased while the household stays, under all their names; payments from `before` on have to be kept unchanged.
 */
export type Named = { household_id: number; names: readonly string[]; before: Day };
