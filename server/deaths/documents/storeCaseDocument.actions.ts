import { type DeathDocuments, deathDocumentsContract } from '../../../domain/deaths/deathDocuments.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { type CaseDocumentKind, guestDocumentKinds } from '../../../domain/deaths/documents.ts';
import { limitsOfCase } from '../../../domain/deaths/limitsOfCase.ts';
import { nameFromFile } from '../../../domain/documents/documentName.ts';
import { refuse as refuseDocument } from '../../../domain/documents/documents.refusals.ts';
import { choice } from '../../../domain/shared/fields.ts';
import { record } from '../../audit/audit.actions.ts';
import { addKeptFile } from '../../documents/documents.actions.ts';
import { enterKept, type KeptDocument, keepDocument } from '../../documents/keepDocument.actions.ts';
import { type Actor, accountOf } from '../../platform/actor.ts';
import { limitConcurrency } from '../../platform/concurrency.ts';
import type { Change, Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { readFields } from '../../platform/http/input.ts';
import type { UploadedFile, Visit } from '../../platform/http/route.ts';
import { inChange } from '../../platform/work.ts';
import { findCase } from '../deathCase.reads.ts';
import { noteWork } from '../deaths.writes.ts';
import { assertValidLink } from '../linkValid.reads.ts';
import { assertTakesWork, lockCase } from '../lockCase.actions.ts';
import { countCaseDocuments, countDocumentsOfLink, getDocuments, hasContent } from './caseDocuments.reads.ts';
import { insertCaseDocument } from './caseDocuments.writes.ts';

/** The most documents of one guest. */
export const MOST_OF_LINK = 20;
const sending = limitConcurrency(20);
const ofOffice = deathDocumentsContract.uploadDeathDocument.body;
const ofGuest = ofOffice.extend({ kind: choice(guestDocumentKinds) });

/** Stores a document that the office has. Refuses as `storeCaseDocument`. */
export async function uploadCaseDocument(
  { context, actor, upload }: Visit<typeof deathDocumentsContract.uploadDeathDocument>,
  { id }: { id: number },
): Promise<DeathDocuments> {
  await assertWelcome(context.db, id);
  await storeCaseDocument({ context, actor, upload: await upload() }, { case_id: id, link_id: null });
  return getDocuments({ db: context.db }, { id });
}

type Sent = { context: Context; actor: Actor; upload: UploadedFile };
type Whose = {
  case_id: number;
  /** Of the guest who sends it, whom the caller has checked; null: the office. */
  link_id: number | null;
};

/**
 * Stores a document of a case, the file before its row, as documents of members. Refuses with `assertTakesWork`, with `validation_failed` where a case has a hundred documents and for a kind that no guest sends, with
 * `death_link_not_found` for a guest whose link has ended meanwhile, with `file_already_exists` for the same content, and as
 * `keepDocument`.
 */
export function storeCaseDocument({ context, actor, upload }: Sent, whose: Whose): Promise<void> {
  const turn = accountOf(actor) ?? -(whose.link_id ?? 0);
  return sending(turn, async () => {
    const kept = await keepDocument(context, upload, turn);
    await enterKept(context, kept, async () => {
      const { kind, name } = readFields(whose.link_id === null ? ofOffice : ofGuest, await upload.fields());
      const named = name ?? (nameFromFile(upload.filename) || null);
      await inChange(context, actor, (change) => addCaseDocument(change, { ...whose, kind, name: named }, kept));
    });
  });
}

type Entered = Whose & { kind: CaseDocumentKind; name: string | null };

/** Adds a document whose file is stored. Refuses as `storeCaseDocument`. */
export async function addCaseDocument(change: Change, document: Entered, kept: KeptDocument): Promise<void> {
  const { case_id } = document;
  assertTakesWork(await lockCase(change, { id: case_id }));
  await assertRoom(change.tx, case_id);
  if (document.link_id !== null) {
    // sending takes minutes, in which the office may have revoked the link
    await assertValidLink(change, document.link_id);
    await assertRoomOfLink(change.tx, document.link_id);
  }
  if (await hasContent(change.tx, case_id, [kept.content_digest, ...kept.older_digests])) {
    return refuseDocument('file_already_exists');
  }
  await addKeptFile(change, kept);
  await insertCaseDocument(change.tx, {
    ...document,
    storage_key: kept.storage_key,
    created_at: change.now,
    created_by: accountOf(change.actor),
  });
  await noteWork(change, case_id);
  await record(change, { action: 'death_case.document_added', household_id: null, subject_id: case_id });
}

/** Refuses with `validation_failed` once a guest has sent as many documents as a link takes. */
export async function assertRoomOfLink(db: Reader, linkId: number): Promise<void> {
  if ((await countDocumentsOfLink(db, linkId)) >= MOST_OF_LINK) {
    refuse('validation_failed', { errors: { file: ['too_many'] } });
  }
}

/** Checks before the file is read. */
async function assertWelcome(db: Reader, id: number): Promise<void> {
  assertTakesWork((await findCase(db, id)) ?? refuse('death_case_not_found'));
  await assertRoom(db, id);
}

async function assertRoom(db: Reader, caseId: number): Promise<void> {
  if ((await countCaseDocuments(db, caseId)) < limitsOfCase.documents) return;
  refuse('validation_failed', { errors: { file: ['too_many'] } });
}
