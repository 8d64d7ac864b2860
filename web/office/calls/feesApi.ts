import { queryOptions, useMutation } from '@tanstack/react-query';
import { feesContract } from '../../../domain/invoicing/fees.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

/** The fees in force, and those that are to come. */
export const feesQuery = queryOptions({
  queryKey: [OFFICE, 'fees'],
  queryFn: () => call(feesContract.getFees),
});

/** Done or refused, the fees are asked for anew: who is refused sees what a colleague has introduced. */
export function useIntroduceFees() {
  const refresh = useRefreshOffice();
  return useMutation({
    mutationFn: (input: Sent<(typeof feesContract)['introduceFees']>) => call(feesContract.introduceFees, input),
    onSettled: refresh,
  });
}
