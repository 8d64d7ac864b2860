import { z } from 'zod';
import { memberStatuses } from '../members/memberStatus.ts';
import { contract } from '../shared/contract.ts';
import { id, text } from '../shared/fields.ts';

/** Why a household was found. */
export const foundBy = [
  'name',
  'similar_name',
  'name_and_address',
  'birth',
  'address',
  'former_address',
  'phone',
  'email',
  'membership_no',
  'old_number',
  'bill_number',
  'payment_reference',
  'combined_transfer',
  'account',
  'representative',
  'deceased',
  'social_insurance_number',
  'turkish_id_no',
] as const;

export const foundHousehold = z.object({
  id,
  membership_no: z.string(),
  /** The number in the association's former lists. */
  old_number: z.string().nullable(),
  name: z.string(),
  status: z.enum(memberStatuses),
  email: z.string().nullable(),
  /** All names, the main member first, because the search may have found a child. */
  persons: z.array(z.string()),
  found_by: z.enum(foundBy),
  /** The text that matches; for an identity number the name of the person. */
  found: z.string(),
  /** The latest case of a death in the household. */
  death_case: z.object({ id, case_no: z.string() }).nullable(),
});

/** A case of a death in which no member was identified. */
export const foundDeathCase = z.object({ id, case_no: z.string(), name: z.string() });

export const searchContract = contract({
  findHouseholds: {
    method: 'POST',
    path: '/api/v1/office/search',
    summary:
      'Up to 50 households, each with the reason why it was found: by names with a typing error, address, phone, birth day, numbers and parts of them, account, e-mail, representative; by a whole identity number, which is recorded. A POST, so that no name stands in an address.',
    access: 'office',
    records: ['identity_number.searched'],
    body: z.object({ search: text(200) }),
    answer: z.object({ households: z.array(foundHousehold), death_cases: z.array(foundDeathCase) }),
    status: 200,
  },
});

export type FoundBy = (typeof foundBy)[number];
export type FoundHousehold = z.output<typeof foundHousehold>;
export type FoundDeathCase = z.output<typeof foundDeathCase>;
export type Found = { households: FoundHousehold[]; death_cases: FoundDeathCase[] };
