import { combinedReference } from '../../../domain/payments/combinedReference.ts';
import { linkedTransfers } from '../../../domain/payments/linkedTransfers.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { type Cents, sumCents } from '../../../domain/shared/money.ts';
import { inTurn, networkOf, QUARTER_HOUR_SECONDS, tryAttempt } from '../../accounts/throttle.actions.ts';
import { system } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { inChange } from '../../platform/work.ts';
import { openOn, transferCode } from '../combined/combined.actions.ts';
import { findValidLink, type LinkRow } from './paymentLinks.reads.ts';

/** A whole family behind one network, and the previews of their messages, open it less often in a quarter of an hour. */
const MOST_LOOKS = 100;
const TOKEN = /^[\w-]{43}$/;

/** One transfer: what somebody types into their bank's app. */
export type ShownTransfer = {
  amount_cents: Cents;
  reference: string;
  code: string | null;
  due_date: Day | null;
  bill_numbers: string[];
};

export type PaymentView = { is_paid: boolean; transfers: ShownTransfer[]; expires_at: Date };

export type PaymentLook = PaymentView | { waitSeconds: number } | 'gone';

/**
 * What the link in an address shows. Looking changes nothing but the count of attempts of the network address, because previews
 * of messengers open links too. Answers `gone` alike for what never was, has expired or was ended, and at a death. Refuses with
 * `too_many_requests` if very many of a network wait.
 */
export async function lookAtPayment(context: Context, sent: unknown, address: string): Promise<PaymentLook> {
  const limit = { key: `paymentLinks/${networkOf(address)}`, most: MOST_LOOKS };
  return inTurn([limit], () =>
    inChange(context, system, async (change): Promise<PaymentLook> => {
      const { waitSeconds } = await tryAttempt(change, [limit], QUARTER_HOUR_SECONDS);
      if (waitSeconds) return { waitSeconds };
      if (typeof sent !== 'string' || sent.length > 60 || !TOKEN.test(sent)) return 'gone';
      const link = await findValidLink(change.tx, sent, change.now);
      return link ? viewOf(change, link) : 'gone';
    }),
  );
}

function viewOf({ settings }: Pick<Context, 'settings'>, link: LinkRow): PaymentView | 'gone' {
  const { invoices, combined_transfer_id: number, expires_at } = link;
  const shown = linkedTransfers(invoices);
  if (shown === 'nothing') return 'gone';
  if (shown === 'paid') return { is_paid: true, transfers: [], expires_at };
  const transfer = (reference: string, own: typeof invoices): ShownTransfer => {
    const amount_cents = sumCents(own.map(openOn));
    const code = transferCode(settings, reference, amount_cents);
    const bill_numbers = own.map(({ bill_number }) => bill_number);
    return { amount_cents, reference, code, due_date: own[0]?.due_date ?? null, bill_numbers };
  };
  if (shown === 'together' && number !== null) {
    return { is_paid: false, transfers: [transfer(combinedReference(number), invoices)], expires_at };
  }
  const owed = invoices.filter((invoice) => openOn(invoice) > 0);
  return { is_paid: false, transfers: owed.map((one) => transfer(one.payment_reference, [one])), expires_at };
}
