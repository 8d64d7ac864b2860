import { useMutation } from '@tanstack/react-query';
import { burialContract } from '../../domain/burial/burial.contract.ts';
import type { Sent } from '../../domain/shared/contract.ts';
import { call } from '../platform/calls/call.ts';

type Calls = typeof burialContract;

/** Who uses these refreshes the main member, whose address it is: `useRefreshHome` in the portal. */
export function useStoreBurialPlace() {
  return useMutation({
    mutationFn: (input: Sent<Calls['storeBurialPlace']>) => call(burialContract.storeBurialPlace, input),
  });
}

export function useChangeBurialPlace() {
  return useMutation({
    mutationFn: (input: Sent<Calls['changeBurialPlace']>) => call(burialContract.changeBurialPlace, input),
  });
}
