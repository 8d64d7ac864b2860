import type { Generated, JSONColumnType } from 'kysely';

declare module '../platform/db.ts' {
  interface Tables {
    audit_log: AuditLogTable;
    office_news: OfficeNewsTable;
  }
}

/** Who did or looked at what; never a secret, never a number, never a paper. */
type AuditLogTable = {
  id: Generated<number>;
  happened_at: Date;
  /** Null for the clockwork, and for whoever ran a command without a name. */
  actor_account_id: number | null;
  action: string;
  household_id: number | null;
  /** What the action was about in the household: a person, a paper, an invoice; its name says which. */
  subject_id: number | null;
  details: JSONColumnType<Record<string, never>>;
};

/** What the office wrote to one household, or to all: told by a job that may run twice. */
type OfficeNewsTable = {
  id: Generated<number>;
  title: string;
  body_html: string;
  /** Null: everybody who waits or is active. */
  household_id: number | null;
  created_by: number | null;
  created_at: Date;
};
