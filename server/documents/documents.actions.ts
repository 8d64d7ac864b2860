import { mayDeleteDocument } from '../../domain/documents/documents.access.ts';
import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import type { Reader } from '../platform/db.ts';
import type { Change } from '../platform/work.ts';
import { removeDiscardedFiles } from './documents.jobs.ts';
import { documentAdded } from './documents.news.ts';
import { countDocuments, lockDocument, lockDocumentIdsOf, readDocument } from './documents.reads.ts';
import { discardDocuments, discardFiles, insertDocument } from './documents.writes.ts';
import type { KeptDocument } from './keepDocument.actions.ts';

/** More than anybody has, so that nobody fills the store. */
const MOST_DOCUMENTS = 60;

export type NewDocument = { household_id: number; member_id: number; type: DocumentType; name: string };

/** `too_many` where a person has 60 documents; the household is locked by the caller. */
export async function assertRoomForDocument(db: Reader, memberId: number): Promise<void> {
  if ((await countDocuments(db, memberId)) < MOST_DOCUMENTS) return;
  refuse('validation_failed', { errors: { file: ['too_many'] } });
}

/**
 * Enters a document whose file is kept already; `file_already_exists` for the same content again (D32), `too_many` where
 * there is no room for it. The household is locked by the caller.
 */
export async function addDocument(change: Change, document: NewDocument, file: KeptDocument): Promise<MemberDocument> {
  const { household_id, ...row } = document;
  await assertRoomForDocument(change.tx, row.member_id);
  const { older_digests, ...kept } = file;
  const id = await insertDocument(change.tx, { ...row, ...kept, created_at: change.now }, older_digests);
  change.announce(documentAdded, { household_id, document_id: id });
  return readDocument(change.tx, id);
}

/** Removes a document of this household, and its file after the commit; `document_is_verified` keeps it (D25). */
export async function removeDocument(change: Change, householdId: number, id: number): Promise<void> {
  const document = await lockDocument(change.tx, householdId, id);
  if (!document) return refuse('document_not_found');
  if (!mayDeleteDocument(document)) return refuse('document_is_verified');
  await discard(change, [id]);
}

/** Removes all documents of a person who leaves. */
export async function discardDocumentsOf(change: Change, memberId: number): Promise<void> {
  await discard(change, await lockDocumentIdsOf(change.tx, memberId));
}

/** Removes the files of these names after the commit, for topics that keep files of their own. */
export async function discardKeptFiles(change: Change, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length === 0) return;
  await discardFiles(change.tx, storageKeys, change.now);
  await change.enqueue(removeDiscardedFiles, {});
}

async function discard(change: Change, ids: readonly number[]): Promise<void> {
  const discarded = await discardDocuments(change.tx, ids, change.now);
  if (discarded > 0) await change.enqueue(removeDiscardedFiles, {});
}
