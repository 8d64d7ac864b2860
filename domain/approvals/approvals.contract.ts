import { z } from 'zod';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { contract } from '../shared/contract.ts';
import { linesOfText, pathId } from '../shared/fields.ts';
import { approval } from './approvalAnswers.ts';

/** Actions of one staff member that wait for the approval of a second one (decision 40). */
export const approvalsContract = contract({
  agree: {
    method: 'POST',
    path: '/api/v1/office/approvals/:id/agree',
    summary: 'A second person of the office approves an action that another one started: it is performed now.',
    access: 'office',
    records: [
      'approval.agreed',
      'approval.lapsed',
      'refund.booked',
      'household.email_set',
      'board_settings.introduced',
      'payment.booked',
      'news.sent',
      'own_amount.set',
      'own_amount.ended',
      'invoice.void',
      'invoice.giveBack',
      'application.arrival_agreed',
    ],
    decidesAbout: { approval: 'id' },
    params: pathId,
    body: z.object({ seen }),
    answer: approval,
    status: 200,
    missing: 'approval_not_found',
    refusals: [
      ...overtaken,
      'approval_already_decided',
      'second_person_must_agree',
      'account_must_be_active',
      'email_already_exists',
      'email_domain_not_allowed',
      'nothing_to_refund',
      'payment_not_seen_at_bank',
      'new_amount_must_be_lower',
      'refund_already_exists',
      'changed_meanwhile',
      'settings_begin_that_day_already',
      'too_many_settings_to_come',
      'status_of_invoice_not_supported_for_assignment',
      'bank_transaction_already_exists',
      'MemberNotFound',
      'own_amount_not_chargeable',
      'own_amount_settled',
      'own_amount_not_found',
      'household_money_rests',
      'no_matching_fee',
      'household_has_account',
    ],
  },
  decline: {
    method: 'POST',
    path: '/api/v1/office/approvals/:id/decline',
    summary:
      'Another person of the office declines, or the first one withdraws: the action is not performed, or undone.',
    access: 'office',
    records: ['approval.declined', 'approval.withdrawn'],
    decidesAbout: { approval: 'id' },
    params: pathId,
    body: z.object({ reason: linesOfText(1000), seen }),
    answer: approval,
    status: 200,
    missing: 'approval_not_found',
    refusals: [...overtaken, 'approval_already_decided', 'second_person_must_agree', 'email_already_exists'],
  },
});
