import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { choice, id, instant, pathId, readNumber } from '../shared/fields.ts';
import { list } from '../shared/measured.ts';
import { importProblems } from './cell.ts';
import { columnOwners } from './columnField.ts';
import { columnNames } from './columns.ts';
import { MOST_COLUMNS } from './importLimits.ts';
import { unfitImport } from './movingIn.refusals.ts';

const MOST_SHEETS = 50;
export const PROBLEMS_ON_A_PAGE = 50;
export const templateFormats = ['xlsx', 'csv'] as const;

const fieldNames = columnNames as readonly [(typeof columnNames)[number], ...typeof columnNames];

export const importedFile = z.object({
  id,
  name: z.string(),
  uploaded_at: instant,
  /** The e-mail address; null if the account is gone. */
  uploaded_by: z.string().nullable(),
  /** Rows below the heads that were read. */
  rows: z.int(),
  households: z.int(),
  people: z.int(),
  problem_count: z.int(),
});
export type ImportedFile = z.output<typeof importedFile>;

const meaning = z.object({ field: choice(fieldNames), of: choice(columnOwners) });

export const importedSheet = z.object({
  /** Begins at 1, in the order of the file. */
  sheet: z.int(),
  /** Empty in a CSV file. */
  name: z.string(),
  head_row: z.int(),
  rows: z.int(),
  columns: z.array(
    z.object({
      header: z.string(),
      /** Up to three; of numbers with many digits only the last three digits. */
      samples: z.array(z.string()),
      /** Null: the column is not read. */
      meaning: meaning.nullable(),
    }),
  ),
});
export type ImportedSheet = z.output<typeof importedSheet>;

const sheetColumns = z.object({
  sheet: z.int().positive().max(MOST_SHEETS),
  columns: list(meaning.nullable(), MOST_COLUMNS),
});

/** Files of the association's former list (decision 101); only the board may use them. */
export const movingInContract = contract({
  listImportedFiles: {
    method: 'GET',
    path: '/api/v1/office/imported-files',
    summary: 'The files of former lists that are kept, the latest first.',
    access: 'office',
    records: 'nothing',
    answer: z.array(importedFile),
    status: 200,
  },
  uploadImportedFile: {
    method: 'POST',
    path: '/api/v1/office/imported-files',
    summary:
      'Keeps a workbook (XLSX) or a CSV file of a former list, proposes what its columns hold, and says what could not be read. Nobody becomes a member.',
    access: 'office',
    records: ['imported_file.uploaded'],
    upload: true,
    answer: importedFile,
    status: 201,
    refusals: [...unfitImport, 'storage_full', 'file_infected', 'file_not_checked'],
  },
  getImportedFile: {
    method: 'GET',
    path: '/api/v1/office/imported-files/:id',
    summary: 'The sheets of a file: the head of each column, examples, and what it holds.',
    access: 'office',
    records: ['imported_file.seen'],
    params: pathId,
    answer: importedFile.extend({ sheets: z.array(importedSheet) }),
    status: 200,
    missing: 'imported_file_not_found',
  },
  listImportProblems: {
    method: 'GET',
    path: '/api/v1/office/imported-files/:id/problems',
    summary: 'A page of what could not be read in a file, by row and column; behind the last page, the last one.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    query: z.object({ page: readNumber.optional() }),
    answer: z.object({
      /** Of those that are listed, at most ten thousand. */
      count: z.int(),
      page: z.int(),
      problems: z.array(
        z.object({
          sheet: z.int(),
          row: z.int(),
          column: z.int().nullable(),
          why: z.enum(importProblems),
          other_row: z.int().nullable(),
        }),
      ),
    }),
    status: 200,
    missing: 'imported_file_not_found',
  },
  mapImportedFile: {
    method: 'PUT',
    path: '/api/v1/office/imported-files/:id/columns',
    summary: 'Says what the columns of a file hold, and reads it anew; kept for the next file with the same heads.',
    access: 'office',
    records: ['imported_file.mapped'],
    params: pathId,
    body: z.object({ sheets: list(sheetColumns, MOST_SHEETS) }),
    answer: importedFile,
    status: 200,
    missing: 'imported_file_not_found',
    refusals: [...unfitImport, 'import_columns_do_not_fit', 'document_lost'],
  },
  giveUpImportedFile: {
    method: 'POST',
    path: '/api/v1/office/imported-files/:id/give-up',
    summary: 'Deletes a file and what was read of it.',
    access: 'office',
    records: ['imported_file.given_up'],
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'imported_file_not_found',
  },
  getImportTemplate: {
    method: 'GET',
    path: '/api/v1/office/import-template',
    summary: 'An empty list with a head for each column, and what belongs into it.',
    access: 'office',
    records: 'nothing',
    query: z.object({ format: choice(templateFormats) }),
    answer: 'file',
    status: 200,
  },
});
