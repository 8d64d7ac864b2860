import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { documentPath } from '../../domain/members/personPath.ts';
import type { Recipient } from '../members/recipient.reads.ts';
import type { Message } from '../notifications/tell.actions.ts';
import { say, sayDocumentType } from '../words.ts';

type Judged = { type: DocumentType; name: string; member_id: number; is_main: boolean };
type Refused = Judged & { reason: string };

/**
 * The office asks for a document again: which one, why, and how to send it. The subject names none, because others may see it.
 */
export function documentRefusedMessage(refused: Refused, { language }: Recipient): Message {
  const { type, name, reason } = refused;
  const document = sayDocumentType(language, type);
  return {
    subject: say(language, 'application.documentRefused.subject'),
    paragraphs: [
      say(language, 'application.documentRefused.intro', { document, name }),
      reason,
      say(language, 'application.documentRefused.next'),
    ],
    link: { label: say(language, 'application.documentRefused.link'), path: documentPath(refused) },
  };
}

/** A document that the office had refused is accepted after all. */
export function documentAcceptedMessage(accepted: Judged, { language }: Recipient): Message {
  const { type, name } = accepted;
  const document = sayDocumentType(language, type);
  return {
    subject: say(language, 'application.documentAccepted.subject'),
    paragraphs: [
      say(language, 'application.documentAccepted.intro', { document, name }),
      say(language, 'application.documentAccepted.nothingToDo'),
    ],
    link: { label: say(language, 'application.documentRefused.link'), path: documentPath(accepted) },
  };
}
