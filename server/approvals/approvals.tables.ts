import type { Generated, JSONColumnType } from 'kysely';
import type { ApprovalKind, ApprovalOutcome, WantedDecision } from '../../domain/approvals/approvals.ts';

declare module '../platform/db.ts' {
  interface Tables {
    second_approvals: SecondApprovalsTable;
  }
}

type SecondApprovalsTable = {
  id: Generated<number>;
  /** Null if it concerns no household. */
  household_id: number | null;
  kind: ApprovalKind;
  /** Empty once it is decided. */
  wanted: JSONColumnType<WantedDecision['wanted'] | Record<string, never>>;
  /** The reason that the first person gave. */
  reason: string | null;
  idempotency_key: string | null;
  /** Null for a command without a name. */
  asked_by: number | null;
  asked_at: Date;
  /** When it takes effect without a second person, because there was none. */
  takes_effect_at: Date | null;
  outcome: Generated<ApprovalOutcome | null>;
  decided_by: Generated<number | null>;
  decided_at: Generated<Date | null>;
  decided_reason: Generated<string | null>;
};
