import { useMutation } from '@tanstack/react-query';
import type { Sent } from '../../domain/shared/contract.ts';
import { substitutesContract } from '../../domain/substitutes/substitutes.contract.ts';
import { call } from '../platform/calls/call.ts';

type Calls = typeof substitutesContract;

/** The caller must refresh what substitutes belong to: `useRefreshHome` in the portal. */
export function useCreateSubstitute() {
  return useMutation({
    mutationFn: (input: Sent<Calls['createSubstitute']>) => call(substitutesContract.createSubstitute, input),
  });
}

export function useChangeSubstitute() {
  return useMutation({
    mutationFn: (input: Sent<Calls['changeSubstitute']>) => call(substitutesContract.changeSubstitute, input),
  });
}

export function useEndSubstitute() {
  return useMutation({ mutationFn: (id: number) => call(substitutesContract.endSubstitute, { id: String(id) }) });
}
