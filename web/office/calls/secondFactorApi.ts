import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SecondFactorState, secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';

type Calls = typeof secondFactorContract;

/** Whether the second factor blocks this session, and what is set up. */
export const secondFactorQuery = queryOptions({
  queryKey: ['accounts', 'second-factor'],
  queryFn: () => call(secondFactorContract.getSecondFactor),
});

/** Shows a code; returns the new state. */
export function useShowCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Sent<Calls['showSecondFactor']>) => call(secondFactorContract.showSecondFactor, input),
    onSuccess: (state: SecondFactorState) => queries.setQueryData(secondFactorQuery.queryKey, state),
  });
}

/** Returns a secret for an app; nothing is changed yet. */
export function useOfferSecondFactor() {
  return useMutation({
    mutationFn: (input: Sent<Calls['offerSecondFactor']>) => call(secondFactorContract.offerSecondFactor, input),
  });
}

/** Sets the second factor; returns the recovery codes, which are shown only once. */
export function useSetSecondFactor() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Sent<Calls['setSecondFactor']>) => call(secondFactorContract.setSecondFactor, input),
    onSuccess: refresh,
  });
}

/** Replaces the recovery codes. */
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
