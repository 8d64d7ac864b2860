import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const movingInRefusals = {
  imported_file_not_found: { kind: 'missing', params: [] },
  /** Neither a workbook nor a text with columns. */
  import_wrong_kind: { kind: 'wrong_type', params: [] },
  /** A workbook of Excel before 2007. */
  import_is_xls: { kind: 'wrong_type', params: [] },
  import_has_macros: { kind: 'wrong_type', params: [] },
  import_is_locked: { kind: 'wrong_type', params: [] },
  import_not_readable: { kind: 'wrong_type', params: [] },
  import_csv_not_readable: { kind: 'wrong_type', params: ['row'] },
  import_empty: { kind: 'wrong_type', params: [] },
  import_too_large: { kind: 'too_large', params: ['most'] },
  import_unpacks_too_large: { kind: 'wrong_type', params: [] },
  import_too_many_rows: { kind: 'wrong_type', params: ['most'] },
  import_too_many_columns: { kind: 'wrong_type', params: ['most', 'row'] },
  /** The file has no such sheet or column. */
  import_columns_do_not_fit: { kind: 'state', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(movingInRefusals);

/** Refusals of a file because of its content. */
export const unfitImport = [
  'import_wrong_kind',
  'import_is_xls',
  'import_has_macros',
  'import_is_locked',
  'import_not_readable',
  'import_csv_not_readable',
  'import_empty',
  'import_too_large',
  'import_unpacks_too_large',
  'import_too_many_rows',
  'import_too_many_columns',
] as const satisfies readonly (keyof typeof movingInRefusals)[];
