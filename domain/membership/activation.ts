import { type DocumentType, mandatoryDocumentsMissing } from '../documents/documentTypes.ts';
import type { Day } from '../shared/day.ts';
import { isWaitingOver } from './waitingPeriod.ts';

export type ActivationFacts = PaperFacts & { waiting_until: Day | null };

type PaperFacts = {
  citizenship_id: number | null;
  /** The main member's papers. */
  documents: readonly { type: DocumentType; verified: boolean }[];
};

/**
 * What keeps a waiting household from being activated: the period still runs (or does not run at all), or the office
 * has not verified every mandatory document; then it stands on the office's list (D21).
 */
export function activationHindrance(
  { waiting_until, ...papers }: ActivationFacts,
  today: Day,
): 'still_waiting' | 'documents_not_verified' | undefined {
  if (!waiting_until || !isWaitingOver(waiting_until, today)) return 'still_waiting';
  return unverifiedDocuments(papers).length === 0 ? undefined : 'documents_not_verified';
}

/** The mandatory papers that the office has not verified, be they missing, refused or new (D19, D21). */
export function unverifiedDocuments({ citizenship_id, documents }: PaperFacts): DocumentType[] {
  const verified = documents.filter((paper) => paper.verified).map(({ type }) => type);
  return mandatoryDocumentsMissing(citizenship_id, verified);
}
