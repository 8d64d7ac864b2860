import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SecondFactorState, secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';

type Calls = typeof secondFactorContract;

/** What stands between this session and the office, and what there is of the second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: ['accounts', 'second-factor'],
  queryFn: () => call(secondFactorContract.getSecondFactor),
});

/** Answers the state that follows. */
export function useShowCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Sent<Calls['showSecondFactor']>) => call(secondFactorContract.showSecondFactor, input),
    onSuccess: (state: SecondFactorState) => queries.setQueryData(secondFactorQuery.queryKey, state),
  });
}

/** Answers a secret for an app; nothing has changed yet. */
export function useOfferSecondFactor() {
  return useMutation({
    mutationFn: (input: Sent<Calls['offerSecondFactor']>) => call(secondFactorContract.offerSecondFactor, input),
  });
}

/** Answers the recovery codes, which come once only. */
export function useSetSecondFactor() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Sent<Calls['setSecondFactor']>) => call(secondFactorContract.setSecondFactor, input),
    onSuccess: refresh,
  });
}

/** The same, in place of those so far. */
export function useRenewRecoveryCodes() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Sent<Calls['renewRecoveryCodes']>) => call(secondFactorContract.renewRecoveryCodes, input),
    onSuccess: refresh,
  });
}

function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
}
