import { z } from 'zod';
import { approval } from '../approvals/approvalAnswers.ts';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { LARGEST_OWN_AMOUNT } from '../invoicing/ownAmounts.ts';
import { contract } from '../shared/contract.ts';
import { euroField, linesOfText, pathId } from '../shared/fields.ts';

const ownAmountField = euroField.superRefine((amount, context) => {
  if (amount < 0) context.addIssue({ code: 'custom', message: 'invalid_amount' });
  if (amount > LARGEST_OWN_AMOUNT) context.addIssue({ code: 'custom', message: 'to_high' });
});

/** An own amount of a person (decision 99): any clerk asks for it, another one agrees. */
export const ownAmountsContract = contract({
  askOwnAmount: {
    method: 'POST',
    path: '/api/v1/office/members/:id/own-amount',
    summary:
      'An own amount, or nothing, for a person and year in place of the table’s contribution; null withdraws it. It waits for a second person.',
    access: 'office',
    records: ['approval.asked'],
    decidesAbout: 'itself',
    keyed: true,
    params: pathId,
    body: z.object({ seen, year: z.int(), amount: ownAmountField.nullable(), reason: linesOfText(1000) }),
    answer: approval,
    status: 201,
    missing: 'MemberNotFound',
    refusals: [
      ...overtaken,
      'own_amount_not_chargeable',
      'own_amount_settled',
      'own_amount_waits',
      'own_amount_not_found',
      'household_money_rests',
      'no_matching_fee',
    ],
  },
});
