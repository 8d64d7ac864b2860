import type { Generated } from 'kysely';
import type { RefusalReason } from '../../domain/audit/alone.ts';
import type { AuditAction } from '../../domain/shared/auditActions.ts';

declare module '../platform/db.ts' {
  interface Tables {
    refused_attempts: RefusedAttemptsTable;
  }
}

/** What staff tried and was refused. */
type RefusedAttemptsTable = {
  id: Generated<number>;
  account_id: number;
  hour: Date;
  /** Null for a look at what the board alone sees. */
  tried: AuditAction | null;
  refusal: string;
  reason: RefusalReason;
  household_id: number | null;
  last_at: Date;
  times: Generated<number>;
};
