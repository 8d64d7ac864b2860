import { queryOptions } from '@tanstack/react-query';
import { referenceContract } from '../../domain/reference/reference.contract.ts';
import { call } from '../platform/calls/call.ts';

/** Loaded at start and cached (spec §7). */
export const countriesQuery = queryOptions({
  queryKey: ['reference', 'countries'],
  queryFn: () => call(referenceContract.listCountries),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
