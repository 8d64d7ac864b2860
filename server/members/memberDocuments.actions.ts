import type { z } from 'zod';
import { nameFromFile } from '../../domain/documents/documentName.ts';
import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { refuse as refuseDocument } from '../../domain/documents/documents.refusals.ts';
import { isForExistingMembersOnly, isForOfficeOnly } from '../../domain/documents/documentTypes.ts';
import type { validityContract } from '../../domain/documents/validity.contract.ts';
import { mayChangeAnything, mayHaveDeathDocuments } from '../../domain/members/members.access.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { refuse } from '../../domain/members/members.refusals.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { assertDocumentsOpen } from '../approvals/approvals.actions.ts';
import { addDocument, assertRoomForDocument, removeDocument, tellValidity } from '../documents/documents.actions.ts';
import { findDocument } from '../documents/documents.reads.ts';
import { enterKept, type KeptDocument, keepDocument } from '../documents/keepDocument.actions.ts';
import { answerAsSent } from '../documents/openDocument.reads.ts';
import type { MemberActor } from '../platform/actor.ts';
import { limitConcurrency } from '../platform/concurrency.ts';
import type { Change } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { readFields } from '../platform/http/input.ts';
import type { FileAnswer, Visit } from '../platform/http/route.ts';
import { inChange } from '../platform/work.ts';
import { lockOwnHousehold, lockOwnMember, wasPaperSubmitted } from './household.reads.ts';
import { assertNotLeft, findHouseholdOf, hasMemberLeft } from './members.reads.ts';

type Calls = typeof membersContract;
type Sent = z.output<Calls['uploadDocument']['body']>;

/** More than anybody needs to send at once, and too little to fill a disk. */
const sending = limitConcurrency(20);

/**
 * Stores a document of a person: the file first, then its row, so that no row is ever without a file (D32). Refuses with
 * `forbidden` for a person who has left (decision 37), with `too_many_requests` if the account is uploading twenty already.
 */
export function uploadDocument(visit: Visit<Calls['uploadDocument']>, { id }: { id: number }): Promise<MemberDocument> {
  return sending(visit.actor.account_id, () => store(visit, id));
}

async function store(visit: Visit<Calls['uploadDocument']>, id: number): Promise<MemberDocument> {
  const { context, actor } = visit;
  await assertWelcome(visit, id);
  const upload = await visit.upload();
  const kept = await keepDocument(context, upload, actor.account_id);
  return enterKept(context, kept, async () => {
    const sent = readFields(membersContract.uploadDocument.body, await upload.fields());
    const name = sent.name ?? (nameFromFile(upload.filename) || sent.type);
    return inChange(context, actor, (change) => enter(change, { ...sent, id, name }, kept));
  });
}

/** Checks before the file is read; changes nothing, so that a refused upload leaves no trace. */
async function assertWelcome({ context, actor }: Visit<Calls['uploadDocument']>, id: number): Promise<void> {
  if (!mayChangeAnything(actor.household_status)) return refuse('household_inactive');
  if ((await findHouseholdOf(context.db, id)) !== actor.household_id) return refuse('MemberNotFound');
  await assertRoomForDocument(context.db, id);
}

/** The member says until when a document is valid (decision 68). Refuses with `validation_failed`. */
export async function setDocumentValidity(
  change: Change<MemberActor>,
  { id, valid_until = null }: Input<(typeof validityContract)['setDocumentValidity']>,
): Promise<MemberDocument> {
  const household = await lockOwnHousehold(change);
  await getOwnDocument(change.tx, household.id, id);
  return tellValidity(change, household.id, { id, valid_until });
}

/**
 * Deletes a document that the office has not verified (D25). Refuses with `signed_form_stays` for the signed form of an application,
 * which the office may replace until it is submitted.
 */
export async function deleteDocument(
  change: Change<MemberActor>,
  { id }: Input<Calls['deleteDocument']>,
): Promise<void> {
  const household = await lockOwnHousehold(change);
  const { type } = await getOwnDocument(change.tx, household.id, id);
  if (isForOfficeOnly(type) && (!change.actor.conversation || (await wasPaperSubmitted(change.tx, household.id)))) {
    return refuseDocument('signed_form_stays');
  }
  await removeDocument(change, household.id, id);
}

/**
 * The document, decrypted while it is sent. Refuses with `documents_wait_for_second_person` if one staff member alone changed the
 * log-in's address.
 */
export async function downloadDocument(
  { context, actor }: Visit<Calls['downloadDocument']>,
  { id }: Input<Calls['downloadDocument']>,
): Promise<FileAnswer> {
  await assertDocumentsOpen(context.db, actor.household_id);
  return answerAsSent(context, await getOwnDocument(context.db, actor.household_id, id));
}

/**
 * Refuses with `document_not_found` for another household's document, and for one of a person who has left, which only the office
 * may see (decision 37).
 */
export async function getOwnDocument(db: Reader, householdId: number, id: number) {
  const document = await findDocument(db, householdId, id);
  if (!document || (await hasMemberLeft(db, householdId, document.member_id))) {
    return refuseDocument('document_not_found');
  }
  return document;
}

async function enter(
  change: Change<MemberActor>,
  { id, ...document }: Sent & { id: number; name: string },
  kept: KeptDocument,
): Promise<MemberDocument> {
  const { household } = await lockOwnMember(change, id);
  await assertNotLeft(change.tx, household.id, id);
  if (isForExistingMembersOnly(document.type) && !mayHaveDeathDocuments(household)) {
    return refuse('household_must_be_active');
  }
  if (isForOfficeOnly(document.type) && !change.actor.conversation) return refuse('forbidden');
  return addDocument(change, { ...document, household_id: household.id, member_id: id }, kept);
}
