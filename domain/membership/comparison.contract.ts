import { z } from 'zod';
import { approval } from '../approvals/approvalAnswers.ts';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { contract } from '../shared/contract.ts';
import { id, linesOfText, optional, pathId } from '../shared/fields.ts';
import { list } from '../shared/measured.ts';
import { refusalsOfJoining } from './joiningApplications.refusals.ts';

/** More than an application has. */
const MOST_BROUGHT = 40;

/** What the office decides about an application that it has compared with the former list (decision 107). */
export const comparisonContract = contract({
  letGoOn: {
    method: 'POST',
    path: '/api/v1/office/households/:id/comparison/go-on',
    summary:
      'Nobody of the application is in the former list: it goes on as any other. A reason is needed if somebody looks the same.',
    access: 'office',
    records: ['application.compared'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: z.object({ seen, reason: optional(linesOfText(1000)) }),
    answer: 'nothing',
    status: 204,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'nothing_to_compare', 'comparison_needs_reason', 'joining_waits'],
  },
  askToJoin: {
    method: 'POST',
    path: '/api/v1/office/households/:id/comparison/join',
    summary:
      'The application is from a household of the former list: once a second person agrees, that household gets its log-in and documents, and the application ends.',
    access: 'office',
    records: ['approval.asked'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: z.object({
      seen,
      reason: linesOfText(1000),
      /** The household of the list. */
      listed: id,
      takes_address: z.boolean(),
      takes_phone: z.boolean(),
      /** People of the application whom the list does not have, and who come along. */
      brings: list(id, MOST_BROUGHT),
    }),
    answer: approval,
    status: 201,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, ...refusalsOfJoining],
  },
});
