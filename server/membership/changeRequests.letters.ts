import type { ChangeableField } from '../../domain/members/changeRequest.ts';
import { correctionsPath } from '../../domain/members/personPath.ts';
import type { Recipient } from '../members/recipient.reads.ts';
import type { Message } from '../notifications/tell.actions.ts';
import { say } from '../words.ts';

/** The requested fields and the person. Values are shown only in the portal: mails contain no identity numbers. */
type Asked = { member_id: number; is_main: boolean; name: string; fields: readonly ChangeableField[] };

/** The office has granted the request. */
export function correctedMessage(asked: Asked, { language }: Recipient): Message {
  return {
    subject: say(language, 'application.corrected.subject'),
    paragraphs: [
      say(language, 'application.corrected.intro', { name: asked.name, fields: fieldNames(asked, language) }),
      say(language, 'application.corrected.next'),
    ],
    link: linkTo(asked, language),
  };
}

/** The office has refused the request: why, and what to do. */
export function notCorrectedMessage(asked: Asked, reason: string, { language }: Recipient): Message {
  return {
    subject: say(language, 'application.notCorrected.subject'),
    paragraphs: [
      say(language, 'application.notCorrected.intro', { name: asked.name, fields: fieldNames(asked, language) }),
      reason,
      say(language, 'application.notCorrected.next'),
    ],
    link: linkTo(asked, language),
  };
}

function fieldNames({ fields }: Asked, language: Recipient['language']): string {
  return fields.map((field) => say(language, `members.field.${field}`)).join(', ');
}

function linkTo(asked: Asked, language: Recipient['language']): Message['link'] {
  return { label: say(language, 'application.corrected.link'), path: correctionsPath(asked) };
}
