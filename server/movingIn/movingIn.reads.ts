import type { SheetMapping } from '../../domain/movingIn/columns.ts';
import {
  type ImportedFile,
  type movingInContract,
  PROBLEMS_ON_A_PAGE,
} from '../../domain/movingIn/movingIn.contract.ts';
import { refuse } from '../../domain/movingIn/movingIn.refusals.ts';
import type { FileProblem } from '../../domain/movingIn/rowValues.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import type { SheetMappings } from './movingIn.tables.ts';
import type { OutlinedSheet } from './reading/sheetReading.ts';

/** A file with what only the server reads of it. */
export type ImportedFileRecord = {
  id: number;
  storage_key: string;
  sheets: OutlinedSheet[];
  columns: SheetMappings;
};

export async function listFiles(db: Reader): Promise<ImportedFile[]> {
  const files = await filesIn(db).orderBy('f.uploaded_at', 'desc').orderBy('f.id', 'desc').limit(MOST_LISTED).execute();
  return files.map(toAnswer);
}

const MOST_LISTED = 100;

/** Refuses with `imported_file_not_found`. */
export async function getFile(db: Reader, id: number): Promise<ImportedFile> {
  const file = await filesIn(db).where('f.id', '=', id).executeTakeFirst();
  return file ? toAnswer(file) : refuse('imported_file_not_found');
}

/** Refuses with `imported_file_not_found`. */
export async function getFileRecord({ db, vault }: Pick<Ask, 'db' | 'vault'>, id: number): Promise<ImportedFileRecord> {
  const file = await db
    .selectFrom('imported_files')
    .select(['id', 'storage_key', 'outline', 'columns'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) return refuse('imported_file_not_found');
  const { outline, ...record } = file;
  return { ...record, sheets: JSON.parse(vault.open(outline)) as OutlinedSheet[] };
}

/** What somebody said that the columns under these heads hold, by digest. */
export async function findKeptColumns(db: Reader, digests: readonly string[]): Promise<Map<string, SheetMapping>> {
  if (digests.length === 0) return new Map();
  const kept = await db
    .selectFrom('import_columns')
    .select(['heads_digest', 'columns'])
    .where('heads_digest', 'in', digests)
    .execute();
  return new Map(kept.map(({ heads_digest, columns }) => [heads_digest, columns]));
}

type Problems = Answer<(typeof movingInContract)['listImportProblems']>;

/** A page of the problems of a file; behind the last page, the last one. */
export async function pageOfProblems(db: Reader, id: number, asked: number): Promise<Problems> {
  const { count } = await db
    .selectFrom('imported_file_problems')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('imported_file_id', '=', id)
    .executeTakeFirstOrThrow();
  const last = Math.max(1, Math.ceil(Number(count) / PROBLEMS_ON_A_PAGE));
  const page = Math.min(Math.max(1, asked), last);
  const problems: FileProblem[] = await db
    .selectFrom('imported_file_problems')
    .select(['sheet', 'row', 'column', 'why', 'other_row'])
    .where('imported_file_id', '=', id)
    .where('no', '>', (page - 1) * PROBLEMS_ON_A_PAGE)
    .orderBy('no')
    .limit(PROBLEMS_ON_A_PAGE)
    .execute();
  return { count: Number(count), page, problems };
}

function filesIn(db: Reader) {
  return db
    .selectFrom('imported_files as f')
    .leftJoin('accounts as a', 'a.id', 'f.uploaded_by')
    .select(['f.id', 'f.name', 'f.uploaded_at', 'a.email as uploaded_by'])
    .select(['f.rows', 'f.households', 'f.people', 'f.problem_count']);
}

function toAnswer({ uploaded_at, ...file }: Omit<ImportedFile, 'uploaded_at'> & { uploaded_at: Date }): ImportedFile {
  return { ...file, uploaded_at: uploaded_at.toISOString() };
}
