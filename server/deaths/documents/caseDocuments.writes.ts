import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../../platform/db.ts';
import './documents.tables.ts';

export async function insertCaseDocument(tx: Tx, row: Insertable<Tables['death_case_documents']>): Promise<number> {
  const { id } = await tx.insertInto('death_case_documents').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The moves of its original go with it; its file is discarded by the caller. */
export async function deleteCaseDocument(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('death_case_documents').where('id', '=', id).execute();
}

export async function insertMove(tx: Tx, row: Insertable<Tables['death_case_originals']>): Promise<void> {
  await tx.insertInto('death_case_originals').values(row).execute();
}

export async function deleteMove(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('death_case_originals').where('id', '=', id).execute();
}
