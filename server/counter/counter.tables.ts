import type { Generated } from 'kysely';
import type { CodeWay } from '../../domain/accounts/accountCode.ts';
import type { WayAsked } from '../../domain/counter/conversation.ts';
import type { Day } from '../../domain/shared/day.ts';

declare module '../platform/db.ts' {
  interface Tables {
    conversations: ConversationsTable;
    household_notes: HouseholdNotesTable;
    account_codes: AccountCodesTable;
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

/** A code with which a household that has no account opens one (decision 98). */
type AccountCodesTable = {
  id: Generated<number>;
  household_id: number;
  way: CodeWay;
  /** Null once the account is gone. */
  asked_by: number | null;
  asked_at: Date;
  /** When it needed no second person, or one had agreed. */
  released_at: Date | null;
  /** A keyed digest; null until the code is shown, printed or mailed. */
  digest: Generated<Buffer | null>;
  made_at: Generated<Date | null>;
  /** How often somebody knew the code and not the birth day. */
  wrong_tries: Generated<number>;
  /** Who has used it and has not confirmed the e-mail address yet; afterwards whose it is. */
  account_id: Generated<number | null>;
  used_at: Generated<Date | null>;
  withdrawn_at: Generated<Date | null>;
};
