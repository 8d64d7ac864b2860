import { queryOptions } from '@tanstack/react-query';
import { healthContract } from '../../../domain/health/health.contract.ts';
import { call } from '../../platform/calls/call.ts';

/** How long a page believes what it read: every screen of the office asks. */
const HOLDS_MS = 60_000;

/** Whether all is well. Not among the queries that are fetched again after each decision. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: () => call(healthContract.readHealth),
  staleTime: HOLDS_MS,
});
