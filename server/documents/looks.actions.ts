import { nameForFile } from '../../domain/documents/documentName.ts';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import { mediaTypes } from '../../domain/documents/fileKind.ts';
import type { documentReviewContract } from '../../domain/documents/review.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf, type OfficeActor, type SystemActor } from '../platform/actor.ts';
import type { Reader } from '../platform/db.ts';
import type { FileAnswer } from '../platform/http/route.ts';
import { type Context, inChange } from '../platform/work.ts';
import { findDocument, findHouseholdOfDocument } from './documents.reads.ts';
import { openDocumentBytes } from './openDocument.reads.ts';
import { openPicture } from './pictureOf.actions.ts';

type Calls = typeof documentReviewContract;

type Visitor = { context: Context; actor: OfficeActor | SystemActor };

/**
 * The document as it was sent. The access record is committed before the first byte is sent. Refuses with `document_not_found`.
 */
export async function openDocument(visitor: Visitor, { id }: Input<Calls['openDocument']>): Promise<FileAnswer> {
  return asSent(visitor.context, await recordAccess(visitor, id));
}

/**
 * The document for the office's viewer: an image is re-encoded, a PDF is sent unchanged (decision 46). The access record is
 * committed before the file is decoded. Refuses with `document_not_found`.
 */
export async function lookAtDocument(visitor: Visitor, { id }: Input<Calls['lookAtDocument']>): Promise<FileAnswer> {
  const document = await recordAccess(visitor, id);
  if (document.content_type === mediaTypes.pdf) return asSent(visitor.context, document);
  return {
    filename: nameForFile(document.name, mediaTypes.jpeg),
    contentType: mediaTypes.jpeg,
    content: await openPicture(visitor.context, document, accountOf(visitor.actor)),
  };
}

type FoundDocument = Awaited<ReturnType<typeof getDocument>>;

async function asSent(context: Context, document: FoundDocument): Promise<FileAnswer> {
  return {
    filename: nameForFile(document.name, document.content_type),
    contentType: document.content_type,
    sizeBytes: document.size_bytes,
    content: await openDocumentBytes(context, document),
  };
}

function recordAccess({ context, actor }: Visitor, id: number): Promise<FoundDocument> {
  return inChange(context, actor, async (change) => {
    const document = await getDocument(change.db, id);
    await record(change, { action: 'document.seen', household_id: document.household_id, subject_id: id });
    return document;
  });
}

async function getDocument(db: Reader, id: number) {
  const household_id = await findHouseholdOfDocument(db, id);
  const document = household_id !== undefined && (await findDocument(db, household_id, id));
  return document ? { ...document, household_id } : refuse('document_not_found');
}
