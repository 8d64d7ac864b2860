import type { Generated, JSONColumnType } from 'kysely';
import type { AuditAction } from '../../domain/shared/auditActions.ts';

declare module '../platform/db.ts' {
  interface Tables {
    audit_log: AuditLogTable;
  }
}

/** Who decided or looked at what; never contains a secret, an identity number or a document. */
type AuditLogTable = {
  id: Generated<number>;
  happened_at: Date;
  /** Null for jobs, and for commands run on the server without a name. */
  actor_account_id: number | null;
  action: AuditAction;
  household_id: number | null;
  /** The id of a person, document or invoice of the household; the action's name tells which. */
  subject_id: number | null;
  details: JSONColumnType<AuditDetails & { reason?: string }>;
};

/** Of an export: which list, its filters, and how many rows left. */
export type AuditDetails = { list?: string; filters?: Record<string, string>; rows?: number; format?: string };
