import { z } from 'zod';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { contract } from '../shared/contract.ts';
import { linesOfText, optional, pathId } from '../shared/fields.ts';

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
    refusals: [...overtaken, 'nothing_to_compare', 'comparison_needs_reason'],
  },
});
