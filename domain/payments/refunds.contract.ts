import { z } from 'zod';
import { approval } from '../approvals/approvalAnswers.ts';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { isIban } from '../invoicing/iban.ts';
import { contract } from '../shared/contract.ts';
import { checkedDigits, dayField, id, linesOfText, optional, optionalText, pathId } from '../shared/fields.ts';
import { paidAmount } from './amount.ts';
import { refund } from './paymentAnswers.ts';

/** With spaces, as people type it. */
const LONGEST_IBAN = 50;

const iban = checkedDigits(LONGEST_IBAN, (text) => (isIban(text) ? undefined : 'invalid_iban'));

/** Refunds to households (decision 19); any clerk may do all of it. */
export const refundsContract = contract({
  refund: {
    method: 'POST',
    path: '/api/v1/office/households/:id/refunds',
    summary:
      'Refunds free money to the household and tells the member why. If the money goes to another account than it came from, a second person has to approve (decision 40).',
    access: 'office',
    records: ['refund.booked', 'approval.asked'],
    decidesAbout: 'itself',
    params: pathId,
    body: z.object({
      seen,
      amount: paidAmount,
      value_date: dayField,
      recipient_name: optionalText(200),
      recipient_iban: optional(iban),
      reason: linesOfText(1000),
    }),
    keyed: true,
    /** One of the two: a refund to another account than the one this money came from waits for a second person. */
    answer: z.object({ refund: refund.nullable(), approval: approval.nullable() }),
    status: 201,
    missing: 'HouseholdNotFound',
    refusals: [
      ...overtaken,
      'nothing_to_refund',
      'payment_not_seen_at_bank',
      'new_amount_must_be_lower',
      'refund_already_exists',
      'words_name_account',
    ],
  },
  undoRefund: {
    method: 'POST',
    path: '/api/v1/office/refunds/:id/undo',
    summary: 'Undoes a refund that was booked by mistake: its money is free money again. Safe to repeat.',
    access: 'office',
    records: ['refund.undone'],
    decidesAbout: { refund: 'id' },
    params: pathId,
    body: z.object({ seen }),
    answer: refund,
    status: 200,
    missing: 'refund_not_found',
    refusals: overtaken,
  },
  confirmRefund: {
    method: 'POST',
    path: '/api/v1/office/bank-lines/:id/refund',
    summary: 'A debit in a bank file confirms a refund that was booked.',
    access: 'office',
    records: ['refund.confirmed'],
    decidesAbout: { refund: 'refund_id' },
    params: pathId,
    body: z.object({ refund_id: id, seen }),
    answer: refund,
    status: 200,
    missing: 'bank_transaction_not_found',
    refusals: [...overtaken, 'bank_transaction_already_decided', 'refund_not_found', 'refund_does_not_fit'],
  },
});
