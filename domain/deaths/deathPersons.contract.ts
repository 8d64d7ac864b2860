import { z } from 'zod';
import { memberStatuses } from '../members/memberStatus.ts';
import { owner } from '../members/owner.ts';
import { contract } from '../shared/contract.ts';
import { id, text, wireDay } from '../shared/fields.ts';

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
    method: 'GET',
    path: '/api/v1/office/death-persons',
    summary:
      'People of all households by name, membership number, day of birth, or the phone number of anybody in the household; thirty at most.',
    access: 'office',
    records: 'nothing',
    query: z.object({ search: text(200) }),
    answer: z.array(foundPerson),
    status: 200,
  },
});
