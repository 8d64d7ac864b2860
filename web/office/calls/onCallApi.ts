import { queryOptions } from '@tanstack/react-query';
import { onCallContract } from '../../../domain/onCall/onCall.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { useDecision } from './useDecision.ts';
import { OFFICE } from './useRefreshOffice.ts';

type Calls = typeof onCallContract;

/** Who is on call today and later. */
export const onCallQuery = queryOptions({
  queryKey: [OFFICE, 'on-call'],
  queryFn: () => call(onCallContract.getOnCall),
});

export function useEnterShift() {
  return useDecision((input: Sent<Calls['enterShift']>) => call(onCallContract.enterShift, input));
}

export function useChangeShift() {
  return useDecision(({ id, ...input }: Omit<Sent<Calls['changeShift']>, 'id'> & { id: number }) =>
    call(onCallContract.changeShift, { ...input, id: String(id) }),
  );
}

export function useRemoveShift() {
  return useDecision((id: number) => call(onCallContract.removeShift, { id: String(id) }));
}

/** Sends a test message to the logged-in person. */
export function useTellMe() {
  return useDecision(() => call(onCallContract.tellMe));
}
