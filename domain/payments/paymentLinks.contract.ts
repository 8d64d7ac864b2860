import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { euros, id, instant, pathId } from '../shared/fields.ts';
import { list } from '../shared/measured.ts';
import { MOST_COMBINED } from './combined.contract.ts';

/** How long a link to an invoice is valid, unless the member ends it before (decision 63). */
export const PAYMENT_LINK_DAYS = 30;
/** Links that a household may have at once. */
export const MOST_PAYMENT_LINKS = 10;

export const paymentLink = z.object({
  id,
  /** The invoice that it shows, or those that one transfer pays. */
  bill_numbers: z.array(z.string()),
  /** What is still open on them. */
  amount: euros,
  created_at: instant,
  expires_at: instant,
});

export const madePaymentLink = z.object({
  link: paymentLink,
  /** Shown this once: only a hash of it is stored. */
  address: z.string(),
});

export type PaymentLink = z.output<typeof paymentLink>;
export type MadePaymentLink = z.output<typeof madePaymentLink>;

export const paymentLinksContract = contract({
  listPaymentLinks: {
    method: 'GET',
    path: '/api/v1/finance/payment-link',
    summary: 'The household’s valid links to invoices, the newest first.',
    access: 'member',
    answer: z.array(paymentLink),
    status: 200,
  },
  makePaymentLink: {
    method: 'POST',
    path: '/api/v1/finance/payment-link',
    summary: 'A link without log-in that shows one invoice, or one transfer for several, for 30 days.',
    access: 'member',
    body: z.object({ sale_invoice_ids: list(id, MOST_COMBINED) }),
    answer: madePaymentLink,
    status: 201,
    refusals: ['invoice_not_found', 'invoices_not_all_open', 'too_many_payment_links', 'too_many_requests'],
  },
  endPaymentLink: {
    method: 'DELETE',
    path: '/api/v1/finance/payment-link/:id',
    summary: 'Ends a link; its page then says so.',
    access: 'member',
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'payment_link_not_found',
  },
});
