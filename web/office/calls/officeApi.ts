import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaTypes } from '../../../domain/documents/fileKind.ts';
import type { ApplicationState } from '../../../domain/office/applicationState.ts';
import { decisionsContract } from '../../../domain/office/decisions.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { CallRefused, call, callFile } from '../../platform/calls/call.ts';
import { LOOKS } from '../../platform/calls/queries.ts';
import { saveFile } from '../../platform/calls/saveFile.ts';
import { useShown } from './seen.ts';
import { useDeed } from './useDeed.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

type Calls = typeof officeContract & typeof decisionsContract;
/** What a deed is told: whom it is about, and what the call's body holds. */
type Deed<Name extends keyof Calls> = Omit<Sent<Calls[Name]>, 'id' | 'seen'> & { id: number };

/** What waits for somebody in the office. */
export const toDoQuery = queryOptions({
  queryKey: [OFFICE, 'to-do'],
  queryFn: () => call(officeContract.getToDo),
});

/** What the yearly run would bill: added up when its card is shown, apart from the rest (D45). */
export const yearlyRunQuery = queryOptions({
  queryKey: [OFFICE, 'yearly-run'],
  queryFn: () => call(officeContract.getYearlyRun),
});

/** Applications that were submitted, the oldest first, each with what it lacks; all, or those in one state. */
export function applicationsQuery(state?: ApplicationState) {
  return queryOptions({
    queryKey: [OFFICE, 'applications', state],
    queryFn: () => call(officeContract.listApplications, { state }),
  });
}

/** Households by whatever was typed: a name, a number, an e-mail, a payment reference. */
export function foundHouseholdsQuery(search: string) {
  return queryOptions({
    queryKey: [OFFICE, 'found', search],
    queryFn: () => call(officeContract.findHouseholds, { search }),
  });
}

/** Everything about one household. Each time it is asked for it is written down who looked (D25). */
export function householdQuery(id: number) {
  return queryOptions({
    queryKey: [LOOKS, 'household', id],
    queryFn: () => call(officeContract.getHousehold, { id: String(id) }),
    // coming back to the window is no new look at somebody's data
    refetchOnWindowFocus: false,
  });
}

/** What there is to be looked at of a document; none where it cannot be decoded. */
export type Look = { kind: 'picture' | 'pdf'; file: Blob } | { kind: 'none' };

/** Fetches a document to be looked at here; it is written down who looked. */
export function useLookAtDocument() {
  return useMutation({ mutationFn: lookAt });
}

async function lookAt(id: number): Promise<Look> {
  try {
    const { blob: file } = await callFile(officeContract.lookAtDocument, { id });
    return { kind: file.type === mediaTypes.pdf ? 'pdf' : 'picture', file };
  } catch (error) {
    if (error instanceof CallRefused && error.key === 'picture_not_possible') return { kind: 'none' };
    throw error;
  }
}

/** The document as it was sent, to be saved; it is written down who did. */
export function useSaveDocument() {
  return useMutation({ mutationFn: (id: number) => saveFile(officeContract.openDocument, { id }) });
}

export function useVerifyDocument() {
  return useDeed((id: number, shown) => call(officeContract.verifyDocument, { id: String(id), ...shown }));
}

export function useRefuseDocument() {
  return useDeed(({ id, ...input }: Deed<'refuseDocument'>, shown) =>
    call(officeContract.refuseDocument, { ...input, ...shown, id: String(id) }),
  );
}

export function useSendBack() {
  return useDeed(({ id, ...input }: Deed<'sendBack'>, shown) =>
    call(decisionsContract.sendBack, { ...input, ...shown, id: String(id) }),
  );
}

export function useTakeBack() {
  return useDeed((id: number, shown) => call(decisionsContract.takeBack, { id: String(id), ...shown }));
}

export function useDeactivate() {
  return useDeed(({ id, ...input }: Deed<'deactivate'>, shown) =>
    call(decisionsContract.deactivate, { ...input, ...shown, id: String(id) }),
  );
}

export function useReactivate() {
  return useDeed(({ id, ...input }: Deed<'reactivate'>, shown) =>
    call(decisionsContract.reactivate, { ...input, ...shown, id: String(id) }),
  );
}

export function useSetEmail() {
  return useDeed(({ id, ...input }: Deed<'setEmail'>, shown) =>
    call(decisionsContract.setEmail, { ...input, ...shown, id: String(id) }),
  );
}

export function useSetEligibility() {
  return useDeed(({ id, ...input }: Deed<'setEligibility'>, shown) =>
    call(decisionsContract.setEligibility, { ...input, ...shown, id: String(id) }),
  );
}

export function useBookPayment() {
  return useDeed(({ id, ...input }: Deed<'bookPayment'>, shown) =>
    call(officeContract.bookPayment, { ...input, ...shown, id: String(id) }),
  );
}

export function useReturnPayment() {
  return useDeed(({ id, ...input }: Deed<'returnPayment'>, shown) =>
    call(officeContract.returnPayment, { ...input, ...shown, id: String(id) }),
  );
}

export function useAssignPayment() {
  return useDeed(({ id, ...input }: Deed<'assignPayment'>, shown) =>
    call(officeContract.assignPayment, { ...input, ...shown, id: String(id) }),
  );
}

export function useTakeInvoiceStep() {
  return useDeed(({ id, ...input }: Deed<'takeInvoiceStep'>, shown) =>
    call(officeContract.takeInvoiceStep, { ...input, ...shown, id: String(id) }),
  );
}

export function useStartYearlyRun() {
  return useDeed((year: number) => call(officeContract.startYearlyRun, { year }));
}

/** Of a household that stays. */
export function useErasePerson() {
  return useDeed(({ id, member_id }: { id: number; member_id: number }, shown) =>
    call(decisionsContract.eraseHousehold, { id: String(id), member_id, ...shown }),
  );
}

/** For good: there is no household left to ask for, so that only the lists are asked anew. */
export function useEraseHousehold() {
  const queries = useQueryClient();
  const refresh = useRefreshOffice();
  const shown = useShown();
  return useMutation({
    mutationFn: (id: number) => call(decisionsContract.eraseHousehold, { id: String(id), ...shown }),
    onSuccess: (_nothing, id) => {
      queries.removeQueries({ queryKey: householdQuery(id).queryKey });
      return queries.invalidateQueries({ queryKey: [OFFICE] });
    },
    onError: refresh,
  });
}

/** To one household, or without one to all that wait or are active. */
export function useSendNews() {
  return useDeed((input: Sent<Calls['sendNews']>) => call(officeContract.sendNews, input));
}
