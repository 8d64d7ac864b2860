import { documentPath } from '../../../domain/members/personPath.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import type { Recipient } from '../../members/recipient.reads.ts';
import type { Message } from '../../notifications/tell.actions.ts';
import { say, sayDocumentType } from '../../words.ts';
import type { DueChildNotice, DueDocumentNotice, DueSubstituteNotice } from './notices.reads.ts';

const ending = {
  subject: 'application.substituteEnding.subject',
  intro: 'application.substituteEnding.intro',
  next: 'application.substituteEnding.next',
} as const;
const passed = {
  subject: 'application.substitutePassed.subject',
  intro: 'application.substitutePassed.intro',
  next: 'application.substitutePassed.next',
} as const;

/** A representation ends soon, or has ended. */
export function substituteMessage(due: DueSubstituteNotice, { language }: Recipient): Message {
  const named = { name: fullName(due), date: toWireDay(due.valid_until) };
  const words = due.notice === 'passed' ? passed : ending;
  return {
    subject: say(language, words.subject, named),
    paragraphs: [say(language, words.intro, named), say(language, words.next)],
    link: { label: say(language, 'application.substituteEnding.link'), path: '/substitutes' },
  };
}

/** A child approaches the age limit. */
export function childMessage(due: DueChildNotice, { language }: Recipient): Message {
  const named = { name: fullName(due), date: toWireDay(due.last_day) };
  return {
    subject: say(language, 'application.childLimit.subject', named),
    paragraphs: [
      say(language, 'application.childLimit.intro', named),
      say(language, 'application.childLimit.next'),
      say(language, 'application.childLimit.disability'),
    ],
    link: { label: say(language, 'application.childLimit.link'), path: '/sub-member' },
  };
}

/** A passport or permit runs out. The subject names neither kind nor person, because others may see it. */
export function documentMessage(due: DueDocumentNotice, { language }: Recipient): Message {
  const named = {
    document: sayDocumentType(language, due.type),
    name: fullName(due),
    date: toWireDay(due.valid_until),
  };
  return {
    subject: say(language, 'application.documentEnding.subject'),
    paragraphs: [
      say(language, 'application.documentEnding.intro', named),
      say(language, 'application.documentEnding.next'),
      say(language, 'application.documentEnding.nothingEnds'),
    ],
    link: { label: say(language, 'application.documentRefused.link'), path: documentPath(due) },
  };
}
