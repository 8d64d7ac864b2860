import { useMutation } from '@tanstack/react-query';
import { burialContract } from '../../domain/burial/burial.contract.ts';
import type { Sent } from '../../domain/shared/contract.ts';
import { call } from '../platform/calls/call.ts';

type Calls = typeof burialContract;

/** The caller must refresh the main member, to whom the address belongs: `useRefreshHome` in the portal. */
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
