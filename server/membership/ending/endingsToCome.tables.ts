import type { Generated } from 'kysely';
import type { EndRefused } from '../../../domain/membership/endingToCome.ts';
import type { Day } from '../../../domain/shared/day.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    endings_to_come: EndingsToComeTable;
  }
}

type EndingsToComeTable = {
  id: Generated<number>;
  household_id: number;
  /** Null if the whole household ends. */
  member_id: number | null;
  inactive_reason_id: number;
  /** The first day without membership. */
  inactive_from: Day;
  new_main_member_id: number | null;
  /** Encrypted: where the next main member reads mail. */
  new_email: Buffer | null;
  /** Who was the main member when it was entered. */
  main_member_id: number | null;
  entered_by: number | null;
  entered_at: Date;
  /** Why the night could not carry it out; the office decides then. */
  refused_because: EndRefused | null;
  /** Set while a death has ended the person or the household. */
  set_aside_at: Generated<Date | null>;
};
