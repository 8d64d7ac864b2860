import type { Generated } from 'kysely';
import type { CaseDocumentKind, OriginalMove } from '../../../domain/deaths/documents.ts';
import type { Day } from '../../../domain/shared/day.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    death_case_documents: DeathCaseDocumentsTable;
    death_case_originals: DeathCaseOriginalsTable;
  }
}

type DeathCaseDocumentsTable = {
  id: Generated<number>;
  case_id: number;
  kind: CaseDocumentKind;
  name: string | null;
  /** Of a kept file; null: only the original is known. */
  storage_key: string | null;
  document_id: Generated<number | null>;
  created_at: Date;
  created_by: number | null;
  link_id: number | null;
};

type DeathCaseOriginalsTable = {
  id: Generated<number>;
  case_document_id: number;
  moved: OriginalMove;
  moved_on: Day;
  person: string;
  written_at: Date;
  written_by: number | null;
};
