import { z } from 'zod';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { contract } from '../shared/contract.ts';
import { euroField, pathId, text } from '../shared/fields.ts';
import { cents } from '../shared/money.ts';
import { officeInvoice } from './officeInvoice.ts';

/** Far above any fee, to catch typing errors. */
const LARGEST_BY_HAND = cents(10_000_000);

const byHand = euroField.superRefine((amount, context) => {
  if (amount <= 0) context.addIssue({ code: 'custom', message: 'invalid_amount' });
  if (amount > LARGEST_BY_HAND) context.addIssue({ code: 'custom', message: 'to_high' });
});

/** What the office does with invoices besides their steps; any clerk may do all of it. */
export const officeInvoicesContract = contract({
  printInvoice: {
    method: 'GET',
    path: '/api/v1/office/invoices/:id/pdf',
    summary: 'The PDF of a confirmed invoice, in the language of its household; it is recorded.',
    access: 'office',
    records: ['invoice.printed'],
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'invoice_not_found',
    refusals: ['invoice_not_confirmed'],
  },
  sendInvoice: {
    method: 'POST',
    path: '/api/v1/office/invoices/:id/send',
    summary: 'Sends a confirmed invoice once more by mail; within a minute once.',
    access: 'office',
    records: ['invoice.sent'],
    decidesAbout: { invoice: 'id' },
    params: pathId,
    body: z.object({ seen }),
    /** The address to which it goes. */
    answer: z.object({ email: z.string() }),
    status: 200,
    missing: 'invoice_not_found',
    refusals: [
      ...overtaken,
      'invoice_not_confirmed',
      'household_has_no_email',
      'household_money_rests',
      'household_silent',
    ],
  },
  makeInvoice: {
    method: 'POST',
    path: '/api/v1/office/households/:id/invoices',
    summary:
      'Makes an invoice by hand (`sim`) with a text and an amount. It is open at once, and sent to the household.',
    access: 'office',
    records: ['invoice.made'],
    decidesAbout: 'itself',
    keyed: true,
    params: pathId,
    body: z.object({ seen, amount: byHand, text: text(200) }),
    answer: officeInvoice,
    status: 201,
    missing: 'HouseholdNotFound',
    refusals: [
      ...overtaken,
      'registration_not_confirmed',
      'household_silent',
      'application_is_compared',
      'words_name_account',
    ],
  },
});
