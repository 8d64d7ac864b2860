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

/** The choices so far; undefined if nothing is chosen. */
export type EligibilityChoice = { gender: Gender | undefined; basis: MembershipBasis | undefined };

type Eligibilities = Answer<typeof referenceContract.listEligibilities>;

/** What the server allows for these choices; cached without limit, because it changes only with a release (spec §7). */
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
 * Fetches what is allowed for the present choices, and in advance for each possible basis, so that the form reacts at
 * once. Each answer re-renders the form; `keptEligibilities` returns them.
 */
export function useEligibilities({ gender }: EligibilityChoice): void {
  const next = [undefined, ...choosableBases].map((basis) => eligibilitiesQuery({ gender, basis }));
  useQueries({ queries: next });
}

/** The server's answer for these choices; undefined before it has arrived, or without a connection. */
export function keptEligibilities(chosen: EligibilityChoice): Eligibilities | undefined {
  return queryClient.getQueryData(eligibilitiesQuery(chosen).queryKey);
}
