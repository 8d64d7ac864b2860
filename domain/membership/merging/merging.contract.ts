import { z } from 'zod';
import { approval } from '../../approvals/approvalAnswers.ts';
import { overtaken, seen } from '../../audit/lastDecision.ts';
import { contract } from '../../shared/contract.ts';
import { id, linesOfText, pathId, text } from '../../shared/fields.ts';
import { list } from '../../shared/measured.ts';
import { refusalsOfMerging } from './merging.refusals.ts';
import { merging } from './mergingAnswers.ts';

/** More than a household has. */
const MOST_PAIRS = 40;

/** Two households that are one: the office compares them, one of two people asks, the other agrees (decision 109). */
export const mergingContract = contract({
  compareHouseholds: {
    method: 'GET',
    path: '/api/v1/office/households/:id/merging',
    summary: 'The household beside another one, named by its membership number or its number in the former list.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    query: z.object({ number: text(20) }),
    answer: merging,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: ['merging_number_of_several'],
  },
  askToMerge: {
    method: 'POST',
    path: '/api/v1/office/households/:id/merging',
    summary:
      'Another household is this one: once a second person agrees, it is closed, and its people, money, documents and number move here.',
    access: 'office',
    records: ['approval.asked'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: z.object({
      seen,
      reason: linesOfText(1000),
      /** The household that is closed. */
      closes: id,
      /** Who of it is who here; everybody else comes along. */
      pairs: list(z.object({ closes: id, stays: id }), MOST_PAIRS),
      takes_address: z.boolean(),
      takes_phone: z.boolean(),
    }),
    answer: approval,
    status: 201,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'changed_meanwhile', ...refusalsOfMerging],
  },
});
