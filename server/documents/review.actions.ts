import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import { accountOf, type OfficeActor, type SystemActor } from '../platform/actor.ts';
import type { Change } from '../platform/work.ts';
import { documentRefused, documentVerified } from './documents.news.ts';
import { lockDocumentForReview, readDocument } from './documents.reads.ts';
import { updateReview } from './documents.writes.ts';

type Staff = Change<OfficeActor | SystemActor>;

/** The office accepts a paper: the member can no longer delete it (D25). Repeating it changes nothing. */
export async function verifyDocument(change: Staff, { document_id }: { document_id: number }): Promise<MemberDocument> {
  const document = await lockDocumentForReview(change.tx, document_id);
  if (!document) return refuse('document_not_found');
  if (!document.verified_at) {
    const verified = { verified_at: change.now, verified_by: accountOf(change.actor) };
    await updateReview(change.tx, document_id, { ...verified, refused_at: null, refused_reason: null });
    const { household_id } = document;
    const refused_at = document.refused_at?.toISOString() ?? null;
    change.announce(documentVerified, { household_id, document_id, refused_at });
  }
  return readDocument(change.tx, document_id);
}

/**
 * The office wants the paper again, for a reason that the member is told (D34); it no longer counts for the application
 * (D19). The same reason again changes nothing.
 */
export async function refuseDocument(
  change: Staff,
  { document_id, reason }: { document_id: number; reason: string },
): Promise<MemberDocument> {
  const document = await lockDocumentForReview(change.tx, document_id);
  if (!document) return refuse('document_not_found');
  if (document.refused_reason !== reason) {
    const refused = { refused_at: change.now, refused_reason: reason };
    await updateReview(change.tx, document_id, { ...refused, verified_at: null, verified_by: null });
    const { household_id } = document;
    const refused_at = change.now.toISOString();
    change.announce(documentRefused, { household_id, document_id, refused_at });
  }
  return readDocument(change.tx, document_id);
}
