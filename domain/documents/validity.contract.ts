import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { pathId } from '../shared/fields.ts';
import { memberDocument, typedValidity } from './documents.contract.ts';

/** How a member says until when a document is valid; the office: `review.contract.ts`. */
export const validityContract = contract({
  setDocumentValidity: {
    method: 'PUT',
    path: '/api/v1/member/document/:id',
    summary: 'Says until when a passport or permit is valid, today at the earliest; null removes the day.',
    access: 'member',
    onBehalf: 'document_changed',
    params: pathId,
    body: z.object({ valid_until: typedValidity }),
    answer: memberDocument,
    status: 200,
    missing: 'document_not_found',
    refusals: ['household_inactive', 'check_the_year', 'kind_does_not_expire'],
  },
});
