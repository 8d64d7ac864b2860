import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { call } from '../platform/calls/call.ts';
import type { OwnerProof } from './useOwnerQuestion.tsx';

const DEVICES = ['accounts', 'devices'];

export const devicesQuery = queryOptions({ queryKey: DEVICES, queryFn: () => call(accountsContract.listDevices) });

export function useDevices() {
  return useQuery(devicesQuery);
}

export function useLogIns() {
  return useQuery({ queryKey: ['accounts', 'logIns'], queryFn: () => call(accountsContract.listLogIns) });
}

export function useEndDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...proof }: OwnerProof & { id: number }) =>
      call(accountsContract.endDevice, { id: String(id), ...proof }),
    // also after a failure, because the session may have been ended elsewhere
    onSettled: () => queries.invalidateQueries({ queryKey: DEVICES }),
  });
}

export function useEndOtherDevices() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (proof: OwnerProof) => call(accountsContract.endOtherDevices, proof),
    onSettled: () => queries.invalidateQueries({ queryKey: DEVICES }),
  });
}
