import { sql } from 'kysely';
import { nameForFile } from '../../domain/documents/documentName.ts';
import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import type { Reader, Tx } from '../platform/db.ts';

/** The documents of one person, locked in id order. */
export async function lockDocumentIdsOf(tx: Tx, memberId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('documents')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

export async function findHouseholdOfDocument(db: Reader, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('documents as d')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .select('m.household_id')
    .where('d.id', '=', id)
    .executeTakeFirst();
  return row?.household_id;
}

/** A document of somebody in this household, with the fields to decide about it and to send it. */
export async function findDocument(db: Reader, householdId: number, id: number) {
  return documentOf(db, householdId, id).executeTakeFirst();
}

export async function lockDocument(tx: Tx, householdId: number, id: number) {
  return documentOf(tx, householdId, id).forUpdate('d').executeTakeFirst();
}

/** A document of any household for the office's review. Locks the household first, like every change of one. */
export async function lockDocumentForReview(tx: Tx, id: number) {
  const household_id = await findHouseholdOfDocument(tx, id);
  if (household_id === undefined) return undefined;
  await sql`select from lock_household(${household_id})`.execute(tx);
  return tx
    .selectFrom('documents as d')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .select(['d.id', 'd.type', 'd.verified_at', 'd.refused_at', 'd.refused_reason', 'm.household_id'])
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirst();
}

/** A document as the API returns it. */
export async function readDocument(db: Reader, id: number): Promise<MemberDocument> {
  const row = await db
    .selectFrom('documents')
    .select(['id', 'name', 'type', 'content_type', 'size_bytes', 'created_at', 'verified_at', 'refused_at'])
    .select(['refused_reason', 'valid_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    valid_until: row.valid_until && toWireDay(row.valid_until),
    created_at: row.created_at.toISOString(),
    verified_at: row.verified_at?.toISOString() ?? null,
    refused_at: row.refused_at?.toISOString() ?? null,
  };
}

/** Every document of a household's people, with its owner and storage key. */
export async function listDocuments(db: Reader, householdId: number) {
  const rows = await db
    .selectFrom('documents as d')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .select(['d.id', 'd.name', 'd.content_type', 'd.storage_key', 'd.created_at'])
    .select(['m.id as member_id', 'm.first_name', 'm.last_name'])
    .where('m.household_id', '=', householdId)
    .orderBy('m.id')
    .orderBy('d.id')
    .execute();
  return rows.map(({ name, content_type, ...row }) => ({ ...row, filename: nameForFile(name, content_type) }));
}

/** Which of these names belong to a document, a file of another topic, the picture of one, or a file that waits to be deleted. */
export async function listKnownNames(db: Reader, storageKeys: readonly string[]): Promise<Set<string>> {
  if (storageKeys.length === 0) return new Set();
  const rows = await db
    .selectFrom('documents')
    .select('storage_key')
    .where('storage_key', 'in', storageKeys)
    .union(
      db
        .selectFrom('documents')
        .select((eb) => eb.ref('picture_key').$notNull().as('storage_key'))
        .where('picture_key', 'in', storageKeys),
    )
    .union(db.selectFrom('kept_files').select('storage_key').where('storage_key', 'in', storageKeys))
    .union(
      db
        .selectFrom('kept_files')
        .select((eb) => eb.ref('picture_key').$notNull().as('storage_key'))
        .where('picture_key', 'in', storageKeys),
    )
    .union(db.selectFrom('discarded_files').select('storage_key').where('storage_key', 'in', storageKeys))
    .execute();
  return new Set(rows.map((row) => row.storage_key));
}

/** How many documents are stored, of one person or of all; deleted ones do not count. */
export async function countDocuments(db: Reader, memberId?: number): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? 0))
    .executeTakeFirstOrThrow();
  return count;
}

export async function listDiscardedFiles(db: Reader, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('discarded_files')
    .select('storage_key')
    .orderBy('discarded_at')
    .orderBy('storage_key')
    .limit(most)
    .execute();
  return rows.map((row) => row.storage_key);
}

function documentOf(db: Reader, householdId: number, id: number) {
  return db
    .selectFrom('documents as d')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .select([
      'd.id',
      'd.member_id',
      'd.type',
      'd.name',
      'd.content_type',
      'd.size_bytes',
      'd.storage_key',
      'd.picture_key',
    ])
    .select(['d.verified_at', 'd.refused_reason', 'm.status', 'm.is_main'])
    .where('d.id', '=', id)
    .where('m.household_id', '=', householdId);
}
