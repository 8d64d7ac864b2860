import { queryOptions, useQueries } from '@tanstack/react-query';
import {
  choosableBases,
  type Gender,
  genderIds,
  type MembershipBasis,
  membershipBasisIds,
} from '../../domain/reference/eligibility.ts';
import { referenceContract } from '../../domain/reference/reference.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { call } from '../platform/calls/call.ts';
import { queryClient } from '../platform/calls/queries.ts';

/** What is chosen so far; undefined where nothing is. */
export type EligibilityChoice = { gender: Gender | undefined; basis: MembershipBasis | undefined };

type Eligibilities = Answer<typeof referenceContract.listEligibilities>;

/** What the server says fits; kept once it is here, for it changes with a version alone (spec §7). */
function eligibilitiesQuery({ gender, basis }: EligibilityChoice) {
  const ids = {
    ...(gender ? { gender_id: genderIds[gender] } : {}),
    ...(basis ? { eligibility_id: membershipBasisIds[basis] } : {}),
  };
  return queryOptions({
    queryKey: ['reference', 'eligibilities', gender ?? null, basis ?? null],
    queryFn: () => call(referenceContract.listEligibilities, ids),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Asks the server what fits what is chosen, and ahead what would fit each basis that may be chosen next, so that a choice
 * answers at once. The form is drawn anew with each answer; `keptEligibilities` knows them.
 */
export function useEligibilities({ gender }: EligibilityChoice): void {
  const next = [undefined, ...choosableBases].map((basis) => eligibilitiesQuery({ gender, basis }));
  useQueries({ queries: next });
}

/** What the server has said so far of this choice; undefined before it has, or without a connection. */
export function keptEligibilities(chosen: EligibilityChoice): Eligibilities | undefined {
  return queryClient.getQueryData(eligibilitiesQuery(chosen).queryKey);
}
