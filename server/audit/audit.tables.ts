import type { Generated, JSONColumnType } from 'kysely';
import type { AuditAction } from '../../domain/shared/auditActions.ts';

declare module '../platform/db.ts' {
  interface Tables {
    audit_log: AuditLogTable;
  }
}

/** Who did or looked at what; never a secret, an identity number or a document. */
type AuditLogTable = {
  id: Generated<number>;
  happened_at: Date;
  /** Null for jobs, and for commands run on the server without a name. */
  actor_account_id: number | null;
  action: AuditAction;
  household_id: number | null;
  /** A person, a document, an invoice of the household; the action's name says which. */
  subject_id: number | null;
  details: JSONColumnType<{ reason?: string }>;
};
