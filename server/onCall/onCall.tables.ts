import type { Generated } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';

declare module '../platform/db.ts' {
  interface Tables {
    on_call_shifts: OnCallShiftsTable;
  }
}

type OnCallShiftsTable = {
  id: Generated<number>;
  account_id: number;
  first_day: Day;
  /** Null: until somebody changes it. */
  last_day: Day | null;
  by_mail: boolean;
  by_text_message: boolean;
  /** With a plus and the country (E.164). */
  mobile: string | null;
  /** Incremented with each change. */
  version: Generated<number>;
};
