import type { WantedDecision } from '../../domain/approvals/approvals.ts';
import { businessDay, toWireDay } from '../../domain/shared/day.ts';
import { formatEuro } from '../../domain/shared/money.ts';
import type { Recipient } from '../members/recipient.reads.ts';
import type { Message } from '../notifications/tell.actions.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { Settings } from '../platform/work.ts';
import { say } from '../words.ts';

/** One person of the office wants it, nobody else works there, and from this moment on it is done: the member may object. */
export function decisionToComeMessage(decision: WantedDecision, takesEffectAt: Date, { language }: Recipient): Message {
  const date = toWireDay(businessDay(takesEffectAt));
  const [subject, intro] =
    decision.kind === 'refund'
      ? [
          say(language, 'application.deedToCome.refundSubject'),
          say(language, 'application.deedToCome.refund', { date, amount: formatEuro(decision.wanted.amount_cents) }),
        ]
      : [say(language, 'application.deedToCome.emailSubject'), say(language, 'application.deedToCome.email', { date })];
  return {
    subject,
    paragraphs: [intro, say(language, 'application.deedToCome.object')],
    link: { label: say(language, 'application.link'), path: '/news' },
  };
}

/** The same to the mailbox so far. It names nobody: another person of the household may go on, or may have taken it over. */
export function decisionToComeLetter(
  { subject, paragraphs }: Message,
  language: Letter['language'],
  settings: Settings,
): Letter {
  return {
    ...{ language, subject, paragraphs },
    greeting: say(language, 'accounts.letter.greetingUnnamed'),
    goesFirst: true,
    notes: [say(language, 'notifications.questions', { phone: settings.association.phone })],
    closing: say(language, 'accounts.letter.closing'),
  };
}
