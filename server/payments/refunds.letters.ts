import { toWireDay } from '../../domain/shared/day.ts';
import { formatEuro } from '../../domain/shared/money.ts';
import type { Recipient } from '../members/recipient.reads.ts';
import type { Message } from '../notifications/tell.actions.ts';
import { say } from '../words.ts';
import type { RefundRecord } from './refunds.reads.ts';

const PATH = '/payment';
/** Only the end of an account number is shown: enough to recognise one's own. */
const SHOWN_DIGITS = 4;

/** A refund: how much, when, why, and to which account. */
export function refundedMessage(refund: RefundRecord, { language }: Recipient): Message {
  const { recipient_iban: iban, reason } = refund;
  return {
    subject: say(language, 'payments.refunded.subject'),
    paragraphs: [
      say(language, 'payments.refunded.intro', facts(refund)),
      ...(iban ? [say(language, 'payments.refunded.account', { end: endOf(iban) })] : []),
      say(language, 'payments.refunded.reason', { reason }),
    ],
    link: { label: say(language, 'payments.link'), path: PATH },
  };
}

/** The refund had been booked by mistake: the money is still with us. */
export function refundUndoneMessage(refund: RefundRecord, { language }: Recipient): Message {
  return {
    subject: say(language, 'payments.refundUndone.subject'),
    paragraphs: [
      say(language, 'payments.refundUndone.intro', facts(refund)),
      say(language, 'payments.refundUndone.stays'),
    ],
    link: { label: say(language, 'payments.link'), path: PATH },
  };
}

function facts({ amount_cents, value_date }: RefundRecord) {
  return { amount: formatEuro(amount_cents), date: toWireDay(value_date) };
}

function endOf(iban: string): string {
  return iban.slice(-SHOWN_DIGITS);
}
