import { documentRefused, documentVerified } from '../documents/documents.news.ts';
import { findDocument } from '../documents/documents.reads.ts';
import { withLocked } from '../members/household.reads.ts';
import { hasMemberLeft } from '../members/members.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { tellMember } from '../members/tellMember.actions.ts';
import type { Change, Reaction } from '../platform/context.ts';
import { on } from '../platform/news.ts';
import { documentAcceptedMessage, documentRefusedMessage } from './documentReview.wording.ts';
import { submitIfComplete } from './submission.actions.ts';

/**
 * Effects of the office's review of a document: a refusal, and an acceptance after a refusal, is sent to the member, unless the
 * document is of somebody who has left (decision 37); a verified document may close a gap.
 */
export const documentReviewReactions: readonly Reaction[] = [
  on(documentRefused, 'documentReview.refused', tellRefused),
  on(documentVerified, 'documentReview.verified', async (change, { household_id }) => {
    await withLocked(change, household_id, (household) => submitIfComplete(change, household));
  }),
  on(documentVerified, 'documentReview.acceptedAfterAll', tellAccepted),
];

type Refused = { household_id: number; document_id: number; refused_at: string };

async function tellRefused(change: Change, { household_id, document_id, refused_at }: Refused): Promise<void> {
  const document = await findSeen(change, household_id, document_id);
  // deleted or verified meanwhile
  if (!document?.refused_reason) return;
  const to = await getRecipient(change.db, household_id);
  const message = documentRefusedMessage({ ...document, reason: document.refused_reason });
  await tellMember(change, { effectKey: `documents.refused/${document_id}/${refused_at}`, to, message });
}

type Verified = { household_id: number; document_id: number; refused_at: string | null };

async function tellAccepted(change: Change, { household_id, document_id, refused_at }: Verified): Promise<void> {
  const document = refused_at ? await findSeen(change, household_id, document_id) : undefined;
  // deleted or refused again meanwhile
  if (!document || document.refused_reason) return;
  const to = await getRecipient(change.db, household_id);
  await tellMember(change, {
    effectKey: `documents.accepted/${document_id}/${refused_at}`,
    to,
    message: documentAcceptedMessage(document),
  });
}

/** A document that the household can see. */
async function findSeen({ tx }: Change, householdId: number, id: number) {
  const document = await findDocument(tx, householdId, id);
  if (!document || (await hasMemberLeft(tx, householdId, document.member_id))) return undefined;
  return document;
}
