import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { SheetMapping } from '../../domain/movingIn/columns.ts';
import type { FileProblem } from '../../domain/movingIn/rowValues.ts';
import type { Tables, Tx } from '../platform/db.ts';
import type { SheetMappings } from './movingIn.tables.ts';

/** What reading a file gave. */
export type ReadCounts = { rows: number; households: number; people: number; problem_count: number };

export async function insertImportedFile(tx: Tx, row: Insertable<Tables['imported_files']>): Promise<number> {
  const { id } = await tx.insertInto('imported_files').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** False if the file was given up meanwhile. */
export async function updateImportedFile(
  tx: Tx,
  id: number,
  { columns, ...counts }: ReadCounts & { columns: SheetMappings },
): Promise<boolean> {
  const updated = await tx
    .updateTable('imported_files')
    .set({ ...counts, columns: JSON.stringify(columns) })
    .where('id', '=', id)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Puts these problems in the place of the former ones. */
export async function replaceProblems(tx: Tx, id: number, problems: readonly FileProblem[]): Promise<void> {
  await tx.deleteFrom('imported_file_problems').where('imported_file_id', '=', id).execute();
  if (problems.length === 0) return;
  await sql`
    insert into imported_file_problems (imported_file_id, no, sheet, row, "column", why, other_row)
    select ${id}::integer, p.no, p.sheet, p.row, p."column", p.why, p.other_row
    from rows from (jsonb_to_recordset(${JSON.stringify(problems)}::jsonb) as (sheet integer, row integer, "column" integer,
      why text, other_row integer)) with ordinality as p (sheet, row, "column", why, other_row, no)`.execute(tx);
}

/** Keeps what the columns under these heads hold, for the next file. */
export async function keepColumns(tx: Tx, heads_digest: string, columns: SheetMapping, told_at: Date): Promise<void> {
  const told = { columns: JSON.stringify(columns), told_at };
  await tx
    .insertInto('import_columns')
    .values({ heads_digest, ...told })
    .onConflict((conflict) => conflict.column('heads_digest').doUpdateSet(told))
    .execute();
}

/** Returns the name of its stored file; undefined if there is none. What was read of it is deleted some days later. */
export async function deleteImportedFile(tx: Tx, id: number, now: Date): Promise<string | undefined> {
  await noteListGone(tx, sql`imported_file_id = ${id}`, now);
  const gone = await tx.deleteFrom('imported_files').where('id', '=', id).returning('storage_key').executeTakeFirst();
  return gone?.storage_key;
}

async function noteListGone(tx: Tx, which: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`update take_overs set list_gone_at = coalesce(list_gone_at, ${now}) where ${which}`.execute(tx);
}

/** Deletes what was read of lists that were signed or given up before, and their files (decision 106). Returns the names of these. */
export async function clearListsBefore(tx: Tx, before: Date): Promise<string[]> {
  const due = sql`(select t.id from take_overs t left join take_over_proofs p on p.take_over_id = t.id
    where least(p.signed_at, t.list_gone_at) < ${before})`;
  // keys and digests stay, by which the next list is compared
  await sql`
    update take_over_rows set data = null, old_number = null, numbers = '{}'
    where take_over_id in ${due} and data is not null`.execute(tx);
  // words about families that are not here go with the list; the others go with their household
  await sql`
    update take_over_differences d set words = null from take_over_rows r
    where r.id = d.row_id and r.take_over_id in ${due} and r.household_id is null and d.words is not null`.execute(tx);
  const { rows } = await sql<{ storage_key: string }>`
    delete from imported_files f using take_overs t where t.imported_file_id = f.id and t.id in ${due}
    returning f.storage_key`.execute(tx);
  return rows.map(({ storage_key }) => storage_key);
}

/** Returns the names of their stored files. */
export async function deleteImportedFilesBefore(tx: Tx, before: Date, now: Date): Promise<string[]> {
  await noteListGone(tx, sql`imported_file_id in (select id from imported_files where uploaded_at < ${before})`, now);
  const gone = await tx
    .deleteFrom('imported_files')
    .where('uploaded_at', '<', before)
    .returning('storage_key')
    .execute();
  return gone.map(({ storage_key }) => storage_key);
}
