import { isAboutLogIn, type WantedDecision } from '../../domain/approvals/approvals.ts';
import { businessDay, toWireDay } from '../../domain/shared/day.ts';
import { formatEuro } from '../../domain/shared/money.ts';
import type { Recipient } from '../members/recipient.reads.ts';
import type { Message } from '../notifications/tell.actions.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { Settings } from '../platform/work.ts';
import { say } from '../words.ts';

/** What is announced to the household: the other kinds harm nobody in it. */
export type Announced = Extract<WantedDecision, { kind: 'refund' | 'email' | 'log_in' }>;

export function isAnnounced(decision: WantedDecision): decision is Announced {
  return decision.kind === 'refund' || isAboutLogIn(decision.kind);
}

/** Tells the member what will be done in three days, because nobody else works in the office: they may object. */
export function decisionToComeMessage(decision: Announced, takesEffectAt: Date, { language }: Recipient): Message {
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

/** `decisionToComeMessage` to the present mailbox. It names nobody, because a successor or a thief may read it. */
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
