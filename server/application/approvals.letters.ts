import type { WantedDeed } from '../../domain/approvals/approvals.ts';
import { businessDay, toWireDay } from '../../domain/shared/day.ts';
import { formatEuro } from '../../domain/shared/money.ts';
import type { Recipient } from '../members/recipient.reads.ts';
import type { Message } from '../notifications/tell.actions.ts';
import { say } from '../words.ts';

/** One person of the office wants it, nobody else works there, and from this moment on it is done: the member may object. */
export function deedToComeMessage(deed: WantedDeed, takesEffectAt: Date, { language }: Recipient): Message {
  const date = toWireDay(businessDay(takesEffectAt));
  const link = { label: say(language, 'application.link'), path: '/news' } as const;
  if (deed.kind === 'refund') {
    const amount = formatEuro(deed.wanted.amount_cents);
    return {
      subject: say(language, 'application.deedToCome.refundSubject'),
      paragraphs: [
        say(language, 'application.deedToCome.refund', { amount, date }),
        say(language, 'application.deedToCome.object'),
      ],
      link,
    };
  }
  return {
    subject: say(language, 'application.deedToCome.emailSubject'),
    paragraphs: [
      say(language, 'application.deedToCome.email', { date }),
      say(language, 'application.deedToCome.object'),
    ],
    link,
  };
}
