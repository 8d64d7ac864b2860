import { queryOptions, useMutation } from '@tanstack/react-query';
import { feesContract } from '../../../domain/invoicing/fees.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

/** The present fees, and future ones. */
export const feesQuery = queryOptions({
  queryKey: [OFFICE, 'fees'],
  queryFn: () => call(feesContract.getFees),
});

/**
 * Introduces fees. Afterwards the fees are fetched again, even after a refusal, which may be due to a colleague's new
 * table.
 */
export function useIntroduceFees() {
  const refresh = useRefreshOffice();
  return useMutation({
    mutationFn: (input: Sent<(typeof feesContract)['introduceFees']>) => call(feesContract.introduceFees, input),
    onSettled: refresh,
  });
}
