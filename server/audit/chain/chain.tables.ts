import type { Generated } from 'kysely';

declare module '../../platform/db.ts' {
  interface Tables {
    audit_keys: AuditKeysTable;
    audit_links: AuditLinksTable;
    audit_checks: AuditChecksTable;
  }
}

/** The key of a household's digests; null: that of entries about no household, and of the links. */
type AuditKeysTable = {
  id: Generated<number>;
  household_id: number | null;
  /** Encrypted by the vault. */
  key: Buffer;
};

/** The chain over the audit log (decision 115): the last link of an entry counts. */
type AuditLinksTable = {
  place: number;
  entry_id: number;
  /** Null: the entry was erased. */
  digest: Buffer | null;
  link: Buffer;
};

/** What each verification of the chain found, and where the chain ended. */
type AuditChecksTable = {
  id: Generated<number>;
  checked_at: Date;
  place: number;
  link: Buffer;
  problems: number;
};
