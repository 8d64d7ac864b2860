import { refuse } from '../../domain/documents/documents.refusals.ts';
import type { documentReviewContract } from '../../domain/documents/review.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf, type OfficeActor, type SystemActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import type { FileAnswer } from '../platform/http/route.ts';
import { inChange } from '../platform/work.ts';
import { findDocument, findHouseholdOfDocument } from './documents.reads.ts';
import { answerAsSent } from './openDocument.reads.ts';
import { answerForViewer } from './pictureOf.actions.ts';

type Calls = typeof documentReviewContract;

type Visitor = { context: Context; actor: OfficeActor | SystemActor };

/**
 * The document as it was sent. The access record is committed before the first byte is sent. Refuses with `document_not_found`.
 */
export async function openDocument(visitor: Visitor, { id }: Input<Calls['openDocument']>): Promise<FileAnswer> {
  return answerAsSent(visitor.context, await recordAccess(visitor, id));
}

/**
 * The document for the office's viewer: an image is re-encoded, a PDF is sent unchanged (decision 46). The access record is
 * committed before the file is decoded. Refuses with `document_not_found`.
 */
export async function lookAtDocument(visitor: Visitor, { id }: Input<Calls['lookAtDocument']>): Promise<FileAnswer> {
  return answerForViewer(visitor.context, await recordAccess(visitor, id), accountOf(visitor.actor));
}

type FoundDocument = Awaited<ReturnType<typeof getDocument>>;

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
