import { activeFrom } from '../../domain/application/waitingPeriod.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import type { Recipient } from '../members/recipient.reads.ts';
import type { Message } from '../notifications/tell.actions.ts';
import { say } from '../words.ts';

/** The fees are settled: the waiting period has begun, and this is its last day (D21). */
export function waitingMessage({ from, until }: { from: Day; until: Day }, { language }: Recipient): Message {
  const days = { from: toWireDay(from), until: toWireDay(until) };
  return {
    subject: say(language, 'application.waiting.subject', { until: days.until }),
    paragraphs: [
      say(language, 'application.waiting.intro', { from: days.from }),
      say(language, 'application.waiting.until', { until: days.until }),
      say(language, 'application.waiting.next', { date: toWireDay(activeFrom(until)) }),
    ],
    link: { label: say(language, 'application.link'), path: '/news' },
  };
}

/** A returned payment has stopped the waiting period. */
export function waitingStoppedMessage({ language }: Recipient): Message {
  return {
    subject: say(language, 'application.waitingStopped.subject'),
    paragraphs: [say(language, 'application.waitingStopped.intro'), say(language, 'application.waitingStopped.next')],
    link: { label: say(language, 'payments.link'), path: '/payment' },
  };
}

type Waits = { person: { first_name: string; last_name: string }; until: Day };

/** Somebody added later has begun to wait (D22). */
export function familyWaitsMessage({ person, until }: Waits, { language }: Recipient): Message {
  const name = `${person.first_name} ${person.last_name}`;
  return {
    subject: say(language, 'application.familyWaits.subject', { name }),
    paragraphs: [
      say(language, 'application.familyWaits.until', { name, until: toWireDay(until) }),
      say(language, 'application.familyWaits.next', { date: toWireDay(activeFrom(until)) }),
    ],
    link: { label: say(language, 'application.link'), path: '/sub-member' },
  };
}
