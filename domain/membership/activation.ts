import { type DocumentType, mandatoryDocumentsMissing } from '../documents/documentTypes.ts';
import type { Day } from '../shared/day.ts';
import { isWaitingOver } from './waitingPeriod.ts';

export type ActivationFacts = DocumentFacts & { waiting_until: Day | null };

type DocumentFacts = {
  citizenship_id: number | null;
  /** The main member's documents. */
  documents: readonly { type: DocumentType; verified: boolean }[];
};

/**
 * Why a waiting household cannot be activated: the waiting period has not started or is not over, or the office has not
 * verified every mandatory document. In the last case the household is on the office's to-do list (D21).
 */
export function activationHindrance(
  { waiting_until, ...facts }: ActivationFacts,
  today: Day,
): 'still_waiting' | 'documents_not_verified' | undefined {
  if (!waiting_until || !isWaitingOver(waiting_until, today)) return 'still_waiting';
  return unverifiedDocuments(facts).length === 0 ? undefined : 'documents_not_verified';
}

/** The mandatory documents that are not verified: missing, refused or new (D19, D21). */
export function unverifiedDocuments({ citizenship_id, documents }: DocumentFacts): DocumentType[] {
  const verified = documents.filter((document) => document.verified).map(({ type }) => type);
  return mandatoryDocumentsMissing(citizenship_id, verified);
}
