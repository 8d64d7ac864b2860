import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { record } from '../../audit/audit.actions.ts';
import { findKeptFile } from '../../documents/keptFiles.reads.ts';
import { answerAsSent } from '../../documents/openDocument.reads.ts';
import { answerForViewer } from '../../documents/pictureOf.actions.ts';
import { accountOf, type OfficeActor, type SystemActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import { inChange } from '../../platform/work.ts';
import { findCaseDocument } from './caseDocuments.reads.ts';

type Visitor = { context: Context; actor: OfficeActor | SystemActor };

/** The document as it was sent. The access is recorded before the first byte leaves. Refuses with `death_document_not_found`. */
export async function openCaseDocument(visitor: Visitor, { id }: { id: number }): Promise<FileAnswer> {
  return answerAsSent(visitor.context, await recordAccess(visitor, id));
}

/** The document on the screen: a picture made anew, a PDF as it is (decision 46). Refuses as `openCaseDocument`. */
export async function lookAtCaseDocument(visitor: Visitor, { id }: { id: number }): Promise<FileAnswer> {
  const document = await recordAccess(visitor, id);
  return answerForViewer(visitor.context, { ...document, is_kept_file: true }, accountOf(visitor.actor));
}

function recordAccess({ context, actor }: Visitor, id: number) {
  return inChange(context, actor, async (change) => {
    const document = await findCaseDocument(change.tx, id);
    const file = document?.storage_key && (await findKeptFile(change.tx, document.storage_key));
    if (!document || !file) return refuse('death_document_not_found');
    await record(change, { action: 'death_case.document_seen', household_id: null, subject_id: document.case_id });
    return { ...file, id, name: document.name ?? document.kind };
  });
}
