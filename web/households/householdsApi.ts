import { useMutation } from '@tanstack/react-query';
import { householdsContract } from '../../domain/households/households.contract.ts';
import type { Sent } from '../../domain/shared/contract.ts';
import { call } from '../platform/calls/call.ts';

type Calls = typeof householdsContract;

/** The caller must refresh what the address belongs to: `useRefreshHome` in the portal. */
export function useAddAddress() {
  return useMutation({ mutationFn: (input: Sent<Calls['addAddress']>) => call(householdsContract.addAddress, input) });
}

export function useChangeAddress() {
  return useMutation({
    mutationFn: (input: Sent<Calls['changeAddress']>) => call(householdsContract.changeAddress, input),
  });
}
