import type { Generated } from 'kysely';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import type { Day } from '../../domain/shared/day.ts';

declare module '../platform/db.ts' {
  interface Tables {
    documents: DocumentsTable;
    discarded_files: DiscardedFilesTable;
    kept_files: KeptFilesTable;
  }
}

type DocumentsTable = {
  id: Generated<number>;
  member_id: number;
  type: DocumentType;
  name: string;
  content_type: string;
  size_bytes: number;
  /** Keyed: recognises the same content again without revealing it. */
  content_digest: Buffer;
  storage_key: string;
  /** The storage key of the picture for the office; null until somebody has opened it. */
  picture_key: string | null;
  created_at: Date;
  verified_at: Date | null;
  verified_by: number | null;
  refused_at: Date | null;
  refused_reason: string | null;
  /** The last day on which a passport or permit is valid, if somebody has said it. */
  valid_until: Day | null;
};

/** Files of other topics, which are kept as documents are. */
type KeptFilesTable = {
  storage_key: string;
  content_type: string;
  size_bytes: number;
  content_digest: Buffer;
  picture_key: string | null;
  kept_at: Date;
};

/** Files whose rows are deleted, until the files are deleted as well. */
type DiscardedFilesTable = {
  storage_key: string;
  discarded_at: Date;
};
