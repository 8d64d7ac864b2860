import { queryOptions, useQuery } from '@tanstack/react-query';
import { referenceContract } from '../../domain/reference/reference.contract.ts';
import { call } from '../platform/call.ts';

/** Loaded at start and kept (spec §7). */
export const countriesQuery = queryOptions({
  queryKey: ['reference', 'countries'],
  queryFn: () => call(referenceContract.listCountries),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export function useCountries() {
  return useQuery(countriesQuery);
}

export type Lookup = { gender_id?: number; eligibility_id?: number };

/** Bases, civil statuses and relationships that fit a gender and a basis (D26). */
export function useEligibilities(lookup: Lookup) {
  return useQuery({
    queryKey: ['reference', 'eligibilities', lookup],
    queryFn: () => call(referenceContract.listEligibilities, lookup),
    staleTime: Number.POSITIVE_INFINITY,
    // while another choice is looked up, the lists before it stay
    placeholderData: (before) => before,
  });
}
