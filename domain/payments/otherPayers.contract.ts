import { z } from 'zod';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { owner } from '../members/owner.ts';
import { contract } from '../shared/contract.ts';
import { pathId, text } from '../shared/fields.ts';

/** Who pays for a household, and for whom it pays. */
export const otherPayers = z.object({
  paid_by: z.object(owner).nullable(),
  pays_for: z.array(z.object(owner)),
});

/** Another household pays for this one (decision 93); any clerk may enter it. */
export const otherPayersContract = contract({
  setPayer: {
    method: 'PUT',
    path: '/api/v1/office/households/:id/payer',
    summary:
      'Another household, named by its membership number, pays for this one: transfers from its accounts are also proposed here.',
    access: 'office',
    records: ['household.payer_set'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: z.object({ seen, membership_no: text(20) }),
    answer: otherPayers,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: overtaken,
  },
  endPayer: {
    method: 'POST',
    path: '/api/v1/office/households/:id/payer/end',
    summary: 'Nobody else pays for this household any more. Safe to repeat.',
    access: 'office',
    records: ['household.payer_ended'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: z.object({ seen }),
    answer: 'nothing',
    status: 204,
    missing: 'HouseholdNotFound',
    refusals: overtaken,
  },
});

export type OtherPayers = z.output<typeof otherPayers>;
