import type { Gap, GapKey } from '../../../domain/application/gaps.ts';
import type { DocumentType } from '../../../domain/documents/documentTypes.ts';

const gapOfDocument: Partial<Record<DocumentType, GapKey>> = {
  passport: 'document_passport',
  residence_permit: 'document_residence_permit',
};

/** The gaps that documents of the main member close. */
export function gapsOfDocuments(documents: readonly { type: DocumentType }[]): GapKey[] {
  return documents.flatMap(({ type }) => gapOfDocument[type] ?? []);
}

/** The gaps that a step closes; `memberId` if it closes only those of one family member. */
export type ClosingStep = { closes: readonly GapKey[]; memberId?: number };

/**
 * Whether a step closes all remaining gaps and therefore submits the application (D20). Running uploads count as
 * arrived, because the last one to arrive asks no question any more.
 */
export function isLastStep(
  gaps: readonly Gap[],
  { closes, memberId }: ClosingStep,
  uploading: readonly GapKey[] = [],
): boolean {
  const open = gaps.filter(({ gap }) => !uploading.includes(gap));
  return (
    open.length > 0 &&
    open.every(({ gap, member_id }) => {
      const isTheirs = memberId === undefined || member_id === memberId;
      return closes.includes(gap) && isTheirs;
    })
  );
}

/** Whether only confirmations on the payments screen are left, so that it can show all that will be submitted. */
export function isReadyToSend(gaps: readonly Pick<Gap, 'screen'>[]): boolean {
  return gaps.every(({ screen }) => screen === 'payment');
}
