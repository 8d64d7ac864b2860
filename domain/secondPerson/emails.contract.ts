import { z } from 'zod';
import { emailField } from '../accounts/accounts.contract.ts';
import { approval } from '../approvals/approvalAnswers.ts';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { contract } from '../shared/contract.ts';
import { linesOfText, pathId } from '../shared/fields.ts';

export const emailsContract = contract({
  setEmail: {
    method: 'POST',
    path: '/api/v1/office/households/:id/email',
    summary:
      'Another e-mail address for a household: once a second person approves, a link goes to it, a notice to the present one, and all devices are logged out. If somebody else took the account over, nobody can log in from now on (decisions 20 and 40).',
    access: 'office',
    records: ['household.email_set', 'approval.asked', 'approval.withdrawn'],
    decidesAbout: { household: 'id' },
    params: pathId,
    // required: whether others may still log in is decided each time
    body: z.object({ seen, reason: linesOfText(1000), email: emailField, is_taken_over: z.boolean() }),
    /** Null if the present address was named, which withdraws another wanted one at once. */
    answer: z.object({ approval: approval.nullable() }),
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'account_must_be_active', 'email_already_exists', 'email_domain_not_allowed'],
  },
});
