import { z } from 'zod';
import { choosableBases, relationshipTypes } from '../reference/eligibility.ts';
import { contract } from '../shared/contract.ts';
import { choice, dayField, euros, pathId } from '../shared/fields.ts';

/** What the confirmed fees of a person charge now, and what after the correction; the same if `changes` is false. */
export const correctedFees = z.object({ changes: z.boolean(), old: euros, new: euros });
export type CorrectedFees = z.output<typeof correctedFees>;

export const correctedFeesContract = contract({
  reckonCorrectedFees: {
    method: 'POST',
    path: '/api/v1/member/:id/corrected-fees',
    summary:
      'What an applicant would owe after a correction of date of birth, basis or relationship, if a confirmed fee was calculated from them; changes nothing.',
    access: 'member',
    params: pathId,
    body: z.object({
      date_of_birth: dayField.optional(),
      membership_basis: choice(choosableBases).optional(),
      relationship_type: choice(relationshipTypes).optional(),
    }),
    answer: correctedFees,
    status: 200,
    missing: 'MemberNotFound',
    refusals: ['household_inactive', 'child_older_than_30', 'invoice_already_existing_for_member', 'no_matching_fee'],
  },
});
