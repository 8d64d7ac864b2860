import type { CoverVerdict } from '../../../domain/membership/cover.ts';
import type { Day } from '../../../domain/shared/day.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    night_covers: NightCoversTable;
  }
}

/** Whether the membership covered a person on the day of the last nightly work; only for lists. */
type NightCoversTable = {
  member_id: number;
  verdict: CoverVerdict;
  day: Day;
};
