import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import type { Recipient } from '../../members/recipient.reads.ts';
import type { Message } from '../../notifications/tell.actions.ts';
import { say } from '../../words.ts';

/** An abandoned application may be erased from a day on. */
export function erasureMessage({ from }: { from: Day }, { language }: Recipient): Message {
  const date = toWireDay(from);
  return {
    subject: say(language, 'application.erasure.subject'),
    paragraphs: [say(language, 'application.erasure.intro', { date }), say(language, 'application.erasure.next')],
    link: { label: say(language, 'application.erasure.link'), path: '/news' },
  };
}
