import type { Generated } from 'kysely';
import type { WayAsked } from '../../domain/counter/conversation.ts';

declare module '../platform/db.ts' {
  interface Tables {
    conversations: ConversationsTable;
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
