import { z } from 'zod';
import { memberStatuses } from '../members/memberStatus.ts';
import { owner } from '../members/owner.ts';
import { contract } from '../shared/contract.ts';
import { id, pathId, text, wireDay } from '../shared/fields.ts';
import { caseRefusals, deathCase, revision } from './deathCases.contract.ts';

/** Somebody who may be the deceased. */
export const foundPerson = z.object({
  ...owner,
  member_id: id,
  date_of_birth: wireDay.nullable(),
  is_main: z.boolean(),
  status: z.enum(memberStatuses),
  /** The number of this person's existing case. */
  case_no: z.string().nullable(),
  case_id: id.nullable(),
});
export type FoundPerson = z.output<typeof foundPerson>;

export const deathPersonsContract = contract({
  findDeceased: {
    method: 'POST',
    path: '/api/v1/office/death-persons',
    summary:
      'People of all households by name, membership number, day of birth, or the phone number of anybody in the household; thirty at most. A POST, so that no name stands in an address.',
    access: 'office',
    records: 'nothing',
    body: z.object({ search: text(200) }),
    answer: z.array(foundPerson),
    status: 200,
  },
  linkDeceased: {
    method: 'POST',
    path: '/api/v1/office/deaths/:id/person',
    summary:
      'Ties a case in which nobody was found to a member, or to the mother or father of a child that was not registered. It is reported again, and can be identified with all effects.',
    access: 'office',
    records: ['death_case.answered'],
    params: pathId,
    /** One of the two people. */
    body: z.object({ revision, member_id: id.optional(), parent_member_id: id.optional() }),
    answer: deathCase,
    status: 200,
    missing: 'death_case_not_found',
    refusals: [...caseRefusals, 'MemberNotFound', 'death_case_exists'],
  },
});
