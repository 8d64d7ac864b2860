import { toWireDay } from '../../domain/shared/day.ts';
import { formatEuro } from '../../domain/shared/money.ts';
import { message } from '../messages.ts';
import type { RefundRecord } from './refunds.reads.ts';

const PAYMENTS = { label: 'payments.link', path: '/payment' } as const;
/** Only the end of an account number is shown: enough to recognise one's own. */
const SHOWN_DIGITS = 4;

/** A refund: how much, when, why, and to which account. */
export const refundedMessage = message('payments.refunded', (refund: RefundRecord) => {
  const { recipient_iban: iban, reason } = refund;
  return {
    says: ['intro', iban ? 'account' : [], 'reason'],
    values: { ...facts(refund), reason, end: iban?.slice(-SHOWN_DIGITS) },
    link: PAYMENTS,
  };
});

/** The refund had been booked by mistake: the money is still with us. */
export const refundUndoneMessage = message('payments.refundUndone', (refund: RefundRecord) => ({
  says: ['intro', 'stays'],
  values: facts(refund),
  link: PAYMENTS,
}));

function facts({ amount_cents, value_date }: RefundRecord) {
  return { amount: formatEuro(amount_cents), date: toWireDay(value_date) };
}
