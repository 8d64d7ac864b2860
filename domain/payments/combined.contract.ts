import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { euros, id } from '../shared/fields.ts';
import { list } from '../shared/measured.ts';

/** More invoices than a household ever has open. */
export const MOST_COMBINED = 20;

/** One transfer for several open invoices of a household (decision 62). */
export const combinedTransfer = z.object({
  /** The number inside the reference. */
  id,
  /** ISO 11649 creditor reference. */
  payment_reference: z.string(),
  /** The text of the EPC069-12 code for banking apps (D41). */
  payment_qr: z.string().nullable(),
  /** What is open on all of them. */
  amount: euros,
  sale_invoice_ids: z.array(id),
});

export type CombinedTransfer = z.output<typeof combinedTransfer>;

export const combinedContract = contract({
  combineInvoices: {
    method: 'POST',
    path: '/api/v1/finance/combined-transfer',
    summary: 'One reference and QR code for several open invoices; the same invoices always get the same reference.',
    access: 'member',
    body: z.object({ sale_invoice_ids: list(id, MOST_COMBINED) }),
    answer: combinedTransfer,
    status: 200,
    refusals: ['invoice_not_found', 'invoices_not_all_open', 'too_many_requests'],
  },
});
