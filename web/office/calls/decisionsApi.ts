import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { saveFile } from '../../platform/calls/saveFile.ts';
import { useShown } from './seen.ts';
import { type Decision, useDecision } from './useDecision.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

/** Saves the membership card as a sheet to cut out, for members without a printer. */
export function usePrintMembershipCard() {
  return useMutation({
    mutationFn: (id: number) => saveFile(decisionsContract.printMembershipCard, { id: String(id) }),
  });
}

export function useSendBack() {
  return useDecision(({ id, ...input }: Decision<typeof decisionsContract.sendBack>, shown) =>
    call(decisionsContract.sendBack, { ...input, ...shown, id: String(id) }),
  );
}

export function useTakeBack() {
  return useDecision((id: number, shown) => call(decisionsContract.takeBack, { id: String(id), ...shown }));
}

export function useDeactivate() {
  return useDecision(({ id, ...input }: Decision<typeof decisionsContract.deactivate>, shown) =>
    call(decisionsContract.deactivate, { ...input, ...shown, id: String(id) }),
  );
}

export function useWithdrawEnd() {
  return useDecision(({ id, ...input }: Decision<typeof decisionsContract.withdrawEnd>, shown) =>
    call(decisionsContract.withdrawEnd, { ...input, ...shown, id: String(id) }),
  );
}

export function useReactivate() {
  return useDecision(({ id, ...input }: Decision<typeof decisionsContract.reactivate>, shown) =>
    call(decisionsContract.reactivate, { ...input, ...shown, id: String(id) }),
  );
}

export function useSetEligibility() {
  return useDecision(({ id, ...input }: Decision<typeof decisionsContract.setEligibility>, shown) =>
    call(decisionsContract.setEligibility, { ...input, ...shown, id: String(id) }),
  );
}

/** Erases one person of a household that stays. */
export function useErasePerson() {
  return useDecision(({ id, member_id }: { id: number; member_id: number }, shown) =>
    call(decisionsContract.eraseHousehold, { id: String(id), member_id, ...shown }),
  );
}

/** Erases the whole household: whatever is about it leaves the cache, and only the lists are fetched again. */
export function useEraseHousehold() {
  const queries = useQueryClient();
  const refresh = useRefreshOffice();
  const shown = useShown();
  return useMutation({
    mutationFn: (id: number) => call(decisionsContract.eraseHousehold, { id: String(id), ...shown }),
    onSuccess: (_nothing, id) => {
      queries.removeQueries({ queryKey: [OFFICE], predicate: ({ queryKey }) => queryKey.includes(id) });
      return queries.invalidateQueries({ queryKey: [OFFICE] });
    },
    onError: refresh,
  });
}
