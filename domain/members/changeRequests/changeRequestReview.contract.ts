import { z } from 'zod';
import { lastDecision, overtaken, seen } from '../../audit/lastDecision.ts';
import { contract } from '../../shared/contract.ts';
import { id, instant, linesOfText, pathId, readNumber } from '../../shared/fields.ts';
import { list } from '../../shared/measured.ts';
import { changeableFields } from './changeRequest.ts';
import { changeRequest } from './changeRequests.contract.ts';

/** The person of a change request, without values, because they may be identity numbers. */
export const openChangeRequest = z.object({
  id,
  household_id: id,
  membership_no: z.string(),
  member_id: id,
  name: z.string(),
  field: z.enum(changeableFields),
  created_at: instant,
});

/** A change request with the present and the requested value. */
export const reviewedChangeRequest = z.object({
  ...openChangeRequest.shape,
  ...changeRequest.shape,
  last_decision: lastDecision,
  /** Open change requests about the same person: values that depend on each other are granted together. */
  others: z.array(z.object({ id, field: z.enum(changeableFields) })),
});

export type OpenChangeRequest = z.output<typeof openChangeRequest>;
export type ReviewedChangeRequest = z.output<typeof reviewedChangeRequest>;

export const changeRequestReviewContract = contract({
  listOpenChangeRequests: {
    method: 'GET',
    path: '/api/v1/office/change-requests',
    summary:
      'The hundred oldest open requests to correct locked data, of all households or of one; without the values.',
    access: 'office',
    records: 'nothing',
    query: z.object({ household_id: readNumber.pipe(id).optional() }),
    answer: z.array(openChangeRequest),
    status: 200,
  },
  getChangeRequest: {
    method: 'GET',
    path: '/api/v1/office/change-requests/:id',
    summary: 'One request with both values; the access is recorded.',
    access: 'office',
    records: ['change_request.seen'],
    params: pathId,
    answer: reviewedChangeRequest,
    status: 200,
    missing: 'change_request_not_found',
  },
  grantChangeRequest: {
    method: 'POST',
    path: '/api/v1/office/change-requests/:id/grant',
    summary:
      'Corrects the value by today’s rules and tells the member; other requests about the person in the same step.',
    access: 'office',
    records: ['change_request.granted'],
    decidesAbout: { changeRequest: 'id' },
    params: pathId,
    body: z.object({ seen, together_with: list(id, 20, 'invalid_value').default([]) }),
    answer: reviewedChangeRequest,
    status: 200,
    missing: 'change_request_not_found',
    refusals: [
      ...overtaken,
      'change_request_already_decided',
      'data_not_locked',
      'changed_meanwhile',
      'child_older_than_30',
    ],
  },
  refuseChangeRequest: {
    method: 'POST',
    path: '/api/v1/office/change-requests/:id/refuse',
    summary: 'Refuses the request: the value stays, and the member reads the reason.',
    access: 'office',
    records: ['change_request.refused'],
    decidesAbout: { changeRequest: 'id' },
    params: pathId,
    body: z.object({ seen, reason: linesOfText(1000) }),
    answer: reviewedChangeRequest,
    status: 200,
    missing: 'change_request_not_found',
    refusals: [...overtaken, 'change_request_already_decided', 'words_name_account'],
  },
});
