import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { documentPath } from '../../domain/members/personPath.ts';
import { message } from '../messages.ts';
import { sayDocumentType } from '../words.ts';

type Judged = { type: DocumentType; name: string; member_id: number; is_main: boolean };

/**
 * The office asks for a document again: which one, why, and how to send it. The subject names none, because others may see it.
 */
export const documentRefusedMessage = message(
  'membership.documentRefused',
  (refused: Judged & { reason: string }, { language }) => ({
    says: ['intro', [refused.reason], 'next'],
    values: { document: sayDocumentType(language, refused.type), name: refused.name },
    link: { label: 'link', path: documentPath(refused) },
  }),
);

/** A document that the office had refused is accepted after all. */
export const documentAcceptedMessage = message('membership.documentAccepted', (accepted: Judged, { language }) => ({
  says: ['intro', 'nothingToDo'],
  values: { document: sayDocumentType(language, accepted.type), name: accepted.name },
  link: { label: 'membership.documentRefused.link', path: documentPath(accepted) },
}));
