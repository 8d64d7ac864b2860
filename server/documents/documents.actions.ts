import { mayDeleteDocument } from '../../domain/documents/documents.access.ts';
import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { validityProblem } from '../../domain/documents/validity.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Change } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { removeDiscardedFiles } from './documents.jobs.ts';
import { documentAdded } from './documents.news.ts';
import { countDocuments, lockDocument, lockDocumentIdsOf, readDocument } from './documents.reads.ts';
import { discardDocuments, insertDocument, moveDocuments, updateValidity } from './documents.writes.ts';
import type { KeptDocument } from './keepDocument.actions.ts';
import { discardKept, insertKeptFile } from './keptFiles.writes.ts';

/** More than anybody has, so that nobody fills the storage. */
const MOST_DOCUMENTS = 60;

export type NewDocument = {
  household_id: number;
  member_id: number;
  type: DocumentType;
  name: string;
  valid_until?: Day | null | undefined;
};

/** Refuses with `too_many` if a person has 60 documents; the caller has locked the household. */
export async function assertRoomForDocument(db: Reader, memberId: number): Promise<void> {
  if ((await countDocuments(db, memberId)) < MOST_DOCUMENTS) return;
  refuse('validation_failed', { errors: { file: ['too_many'] } });
}

/**
 * Inserts a document whose file is stored already. Refuses with `file_already_exists` for the same content (D32), and with
 * `too_many` or for its last day. The caller has locked the household.
 */
export async function addDocument(change: Change, document: NewDocument, file: KeptDocument): Promise<MemberDocument> {
  const { household_id, ...row } = document;
  await assertRoomForDocument(change.tx, row.member_id);
  assertValidity(change, row, 'member');
  const { older_digests, ...kept } = file;
  const id = await insertDocument(change.tx, { ...row, ...kept, created_at: change.now }, older_digests);
  change.announce(documentAdded, { household_id, document_id: id });
  return readDocument(change.tx, id);
}

type Told = { type: DocumentType; valid_until?: Day | null | undefined };

/** Refuses a last day that this document cannot have (`validityProblem`), in the past with `validation_failed`. */
export function assertValidity({ today }: Pick<Change, 'today'>, told: Told, toldBy: 'member' | 'office'): void {
  if (!told.valid_until) return;
  const problem = validityProblem({ type: told.type, validUntil: told.valid_until }, today, toldBy);
  if (problem)
    refuse(problem === 'date_must_not_be_past' ? 'validation_failed' : problem, { errors: { valid_until: [problem] } });
}

type Validity = { id: number; valid_until: Day | null };

/** Stores what a member says about a document of this household. Refuses with `document_not_found` and `validation_failed`. */
export async function tellValidity(
  change: Change,
  householdId: number,
  { id, valid_until }: Validity,
): Promise<MemberDocument> {
  const document = await lockDocument(change.tx, householdId, id);
  if (!document) return refuse('document_not_found');
  assertValidity(change, { type: document.type, valid_until }, 'member');
  await updateValidity(change.tx, id, valid_until);
  return readDocument(change.tx, id);
}

/** Deletes a document of this household, and its file after the commit. Refuses with `document_is_verified` (D25). */
export async function removeDocument(change: Change, householdId: number, id: number): Promise<void> {
  const document = await lockDocument(change.tx, householdId, id);
  if (!document) return refuse('document_not_found');
  if (!mayDeleteDocument(document)) return refuse('document_is_verified');
  await discard(change, [id]);
}

/** Deletes all documents of a person. */
export async function discardDocumentsOf(change: Change, memberId: number): Promise<void> {
  await discard(change, await lockDocumentIdsOf(change.tx, memberId));
}

/** Gives the documents of a person to another one who is the same; one that the other has already is left behind. */
export async function passDocuments(change: Change, persons: { fromId: number; toId: number }): Promise<void> {
  await lockDocumentIdsOf(change.tx, persons.fromId);
  await moveDocuments(change.tx, persons);
}

/** Makes a stored file known, for topics with files of their own; their row refers to it by its storage key. */
export async function addKeptFile(change: Change, file: KeptDocument): Promise<void> {
  await insertKeptFile(change.tx, file, change.now);
}

/** Deletes the files of these names after the commit, for topics that have files of their own. */
export async function discardKeptFiles(change: Change, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length === 0) return;
  await discardKept(change.tx, storageKeys, change.now);
  await change.enqueue(removeDiscardedFiles, {});
}

async function discard(change: Change, ids: readonly number[]): Promise<void> {
  const discarded = await discardDocuments(change.tx, ids, change.now);
  if (discarded > 0) await change.enqueue(removeDiscardedFiles, {});
}
