import {
  MOST_PAYMENT_LINKS,
  PAYMENT_LINK_DAYS,
  type PaymentLink,
  type paymentLinksContract,
} from '../../../domain/payments/paymentLinks.contract.ts';
import { refuse } from '../../../domain/payments/payments.refusals.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import { sumCents, toEuros } from '../../../domain/shared/money.ts';
import { paymentPages } from '../../../domain/shared/paymentPages.ts';
import type { MemberActor } from '../../platform/actor.ts';
import type { Ask, Change } from '../../platform/context.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';
import { combine, lockOpenInvoices, openOn } from '../combined/combined.actions.ts';
import { type LinkedInvoice, type LinkRow, listValidLinks } from './paymentLinks.reads.ts';
import { deletePaymentLink, insertPaymentLink } from './paymentLinks.writes.ts';

type Calls = typeof paymentLinksContract;

const DAY_MS = 24 * 60 * 60 * 1_000;

export async function listPaymentLinks({ db, now, actor }: Ask<MemberActor>): Promise<PaymentLink[]> {
  return (await listValidLinks(db, actor.household_id, now)).map(toLink);
}

/**
 * Makes a link that shows one open invoice of the actor's household, or one transfer for several. Its token is in the answer and
 * nowhere else. Refuses as `combineInvoices`, and with `too_many_payment_links`.
 */
export async function makePaymentLink(
  change: Change<MemberActor>,
  { sale_invoice_ids }: Input<Calls['makePaymentLink']>,
): Promise<Answer<Calls['makePaymentLink']>> {
  const { actor, tx, now, settings } = change;
  const { household_id, language } = actor;
  const invoices = await lockOpenInvoices(change, household_id, sale_invoice_ids);
  const [invoice, ...others] = invoices;
  if (!invoice) return refuse('invoices_not_all_open');
  if ((await listValidLinks(tx, household_id, now)).length >= MOST_PAYMENT_LINKS) {
    return refuse('too_many_payment_links', { params: { most: MOST_PAYMENT_LINKS } });
  }
  const shows =
    others.length === 0
      ? { sale_invoice_id: invoice.id, combined_transfer_id: null }
      : { sale_invoice_id: null, combined_transfer_id: await combine(change, household_id, invoices) };
  const token = change.newToken();
  const expires_at = new Date(now.getTime() + PAYMENT_LINK_DAYS * DAY_MS);
  const row = { household_id, ...shows, token_hash: hashToken(token), created_at: now, expires_at };
  const id = await insertPaymentLink(tx, row);
  const link = toLink({ id, created_at: now, expires_at, invoices });
  return { link, address: `${settings.publicUrl}${paymentPages[language]}?link=${token}` };
}

/** Ends a link of the actor's household at once. Refuses with `payment_link_not_found`. */
export async function endPaymentLink(
  { tx, actor }: Change<MemberActor>,
  { id }: Input<Calls['endPaymentLink']>,
): Promise<void> {
  if (!(await deletePaymentLink(tx, id, actor.household_id))) return refuse('payment_link_not_found');
}

type Shown = Pick<LinkRow, 'id' | 'created_at' | 'expires_at'> & {
  invoices: readonly Pick<LinkedInvoice, 'bill_number' | 'status' | 'amount_cents' | 'paid_cents'>[];
};

function toLink({ id, created_at, expires_at, invoices }: Shown): PaymentLink {
  return {
    id,
    bill_numbers: invoices.map(({ bill_number }) => bill_number),
    amount: toEuros(sumCents(invoices.map(openOn))),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
