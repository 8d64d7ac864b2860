import type { Generated, JSONColumnType } from 'kysely';
import type { ImportProblem } from '../../domain/movingIn/cell.ts';
import type { SheetMapping } from '../../domain/movingIn/columns.ts';

declare module '../platform/db.ts' {
  interface Tables {
    imported_files: ImportedFilesTable;
    imported_file_problems: ImportedFileProblemsTable;
    import_columns: ImportColumnsTable;
  }
}

/** Of each sheet, by its number, what its columns hold. */
export type SheetMappings = Record<number, SheetMapping>;

type ImportedFilesTable = {
  id: Generated<number>;
  name: string;
  storage_key: string;
  /** Sealed: heads and examples of the columns. */
  outline: Buffer;
  columns: JSONColumnType<SheetMappings>;
  rows: number;
  households: number;
  people: number;
  problem_count: number;
  uploaded_by: number | null;
  uploaded_at: Date;
};

type ImportedFileProblemsTable = {
  imported_file_id: number;
  no: number;
  sheet: number;
  row: number;
  column: number | null;
  why: ImportProblem;
  other_row: number | null;
};

type ImportColumnsTable = { heads_digest: string; columns: JSONColumnType<SheetMapping>; told_at: Date };
