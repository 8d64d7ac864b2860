import { useMutation } from '@tanstack/react-query';
import { applicationContract } from '../../domain/application/application.contract.ts';
import type { Sent } from '../../domain/shared/contract.ts';
import { call } from '../platform/calls/call.ts';

export function useRegister() {
  return useMutation({
    mutationFn: (input: Sent<typeof applicationContract.register>) => call(applicationContract.register, input),
  });
}
