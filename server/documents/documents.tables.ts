import type { Generated } from 'kysely';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';

declare module '../platform/db.ts' {
  interface Tables {
    documents: DocumentsTable;
    discarded_files: DiscardedFilesTable;
  }
}

type DocumentsTable = {
  id: Generated<number>;
  member_id: number;
  type: DocumentType;
  name: string;
  content_type: string;
  size_bytes: number;
  /** Keyed: tells the same content again without telling what it is. */
  content_digest: Buffer;
  storage_key: string;
  /** Of the picture that the office looks at; null until somebody does. */
  picture_key: string | null;
  created_at: Date;
  verified_at: Date | null;
  verified_by: number | null;
  refused_at: Date | null;
  refused_reason: string | null;
};

/** Files whose row is gone wait here until the file itself is gone as well. */
type DiscardedFilesTable = {
  storage_key: string;
  discarded_at: Date;
};
