import { queryOptions } from '@tanstack/react-query';
import { yearlyRunContract } from '../../../domain/invoicing/yearlyRun.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { useDecision } from './useDecision.ts';
import { OFFICE } from './useRefreshOffice.ts';

/** What the yearly run would invoice; fetched separately when its card is shown (D45). */
export const yearlyRunQuery = queryOptions({
  queryKey: [OFFICE, 'yearly-run'],
  queryFn: () => call(yearlyRunContract.getYearlyRun),
});

export function useStartYearlyRun() {
  return useDecision((year: number) => call(yearlyRunContract.startYearlyRun, { year }));
}
