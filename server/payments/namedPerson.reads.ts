import type { Day } from '../../domain/shared/day.ts';

/** Somebody who is erased while the household stays, under every name; `before`: money of later has to be kept as it is. */
export type Named = { household_id: number; names: readonly string[]; before: Day };
