import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import type { documentReviewContract } from '../../domain/documents/review.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { assertNamesNoAccount } from '../notifications/namesOthers.actions.ts';
import { accountOf } from '../platform/actor.ts';
import type { StaffChange } from '../platform/staff.ts';
import { assertValidity } from './documents.actions.ts';
import { documentRefused, documentVerified } from './documents.news.ts';
import { lockDocumentForReview, readDocument } from './documents.reads.ts';
import { updateReview, updateValidity } from './documents.writes.ts';

type Calls = typeof documentReviewContract;

/** The office verifies a document: the member can no longer delete it (D25). Repeating it changes nothing. */
export async function verifyDocument(
  change: StaffChange,
  { id }: Input<Calls['verifyDocument']>,
): Promise<MemberDocument> {
  const document = (await lockDocumentForReview(change.tx, id)) ?? refuse('document_not_found');
  const { household_id } = document;
  if (!document.verified_at) {
    const verified = { verified_at: change.now, verified_by: accountOf(change.actor) };
    await updateReview(change.tx, id, { ...verified, refused_at: null, refused_reason: null });
    const refused_at = document.refused_at?.toISOString() ?? null;
    change.announce(documentVerified, { household_id, document_id: id, refused_at });
  }
  await record(change, { action: 'document.verified', household_id, subject_id: id });
  return readDocument(change.tx, id);
}

/** The office enters until when a document is valid, also a day that is over. Refuses with `validation_failed`. */
export async function setValidityByOffice(
  change: StaffChange,
  { id, valid_until = null }: Input<Calls['setValidityByOffice']>,
): Promise<MemberDocument> {
  const { type, household_id } = (await lockDocumentForReview(change.tx, id)) ?? refuse('document_not_found');
  assertValidity(change, { type, valid_until }, 'office');
  await updateValidity(change.tx, id, valid_until);
  await record(change, { action: 'document.validity_set', household_id, subject_id: id });
  return readDocument(change.tx, id);
}

/**
 * The office refuses a document for a reason that the member reads (D34); it no longer counts for the application (D19). The same
 * reason again changes nothing.
 */
export async function refuseDocument(
  change: StaffChange,
  { id, reason }: Input<Calls['refuseDocument']>,
): Promise<MemberDocument> {
  const document = (await lockDocumentForReview(change.tx, id)) ?? refuse('document_not_found');
  const { household_id } = document;
  assertNamesNoAccount(change, reason);
  if (document.refused_reason !== reason) {
    const refused = { refused_at: change.now, refused_reason: reason };
    await updateReview(change.tx, id, { ...refused, verified_at: null, verified_by: null });
    change.announce(documentRefused, { household_id, document_id: id, refused_at: change.now.toISOString() });
  }
  await record(change, { action: 'document.refused', household_id, subject_id: id });
  return readDocument(change.tx, id);
}
