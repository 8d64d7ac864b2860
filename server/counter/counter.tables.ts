import type { Generated } from 'kysely';
import type { WayAsked } from '../../domain/counter/conversation.ts';
import type { Day } from '../../domain/shared/day.ts';

declare module '../platform/db.ts' {
  interface Tables {
    conversations: ConversationsTable;
    household_notes: HouseholdNotesTable;
  }
}

/** A household asked the office to do something for it (decision 94). */
type ConversationsTable = {
  id: Generated<number>;
  household_id: number;
  /** Null once the account is gone. */
  account_id: number | null;
  asked: WayAsked;
  /** In the words of the staff member. */
  reason: string | null;
  begun_at: Date;
  /** When something was last done. */
  acted_at: Generated<Date | null>;
  /** Up to when the household was told what was done. */
  told_until: Generated<Date | null>;
};

type HouseholdNotesTable = {
  id: Generated<number>;
  household_id: number;
  words: string;
  written_at: Date;
  /** Null once the account is gone. */
  written_by: number | null;
  /** The day on which the office looks again. */
  follow_up_on: Day | null;
  done_at: Generated<Date | null>;
  done_by: Generated<number | null>;
  idempotency_key: string | null;
};
