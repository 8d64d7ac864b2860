import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { call } from '../platform/call.ts';

const DEVICES = ['accounts', 'devices'];

export function useDevices() {
  return useQuery({ queryKey: DEVICES, queryFn: () => call(accountsContract.listDevices) });
}

export function useEndDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(accountsContract.endDevice, { id: String(id) }),
    // also after a failure: it may have been ended elsewhere
    onSettled: () => queries.invalidateQueries({ queryKey: DEVICES }),
  });
}

export function useEndOtherDevices() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(accountsContract.endOtherDevices),
    onSettled: () => queries.invalidateQueries({ queryKey: DEVICES }),
  });
}
