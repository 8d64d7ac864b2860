import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ApplicationState } from '../../../domain/office/applicationState.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { ACCESS_RECORDED } from '../../platform/calls/queries.ts';
import type { FromList } from '../frame/officePaths.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

/** The office's to-do list. */
export const toDoQuery = queryOptions({
  queryKey: [OFFICE, 'to-do'],
  queryFn: () => call(officeContract.getToDo),
});

/** Submitted applications, the oldest first, each with its gaps: all, or those of one state. */
export function applicationsQuery(state?: ApplicationState) {
  return queryOptions({
    queryKey: [OFFICE, 'applications', state],
    queryFn: () => call(officeContract.listApplications, { state }),
  });
}

/** Searches households by name, number, e-mail or payment reference. */
export function foundHouseholdsQuery(search: string) {
  return queryOptions({
    queryKey: [OFFICE, 'found', search],
    queryFn: () => call(officeContract.findHouseholds, { search }),
  });
}

/** Everything about one household. Every fetch writes an access record (D25). */
export function householdQuery(id: number) {
  return queryOptions({
    queryKey: [ACCESS_RECORDED, 'household', id],
    queryFn: () => call(officeContract.getHousehold, { id: String(id) }),
    // returning to the window must not write another access record
    refetchOnWindowFocus: false,
  });
}

/** The household that follows in the list from which this one was opened. */
export function nextHouseholdQuery(id: number, from: FromList) {
  return queryOptions({
    queryKey: [OFFICE, 'next', id, from],
    queryFn: () => call(officeContract.findNextHousehold, { id: String(id), ...from }),
  });
}

/** Puts a household at the end of the lists, with a note why. */
export function useSkipHousehold() {
  const onSettled = useRefreshOffice();
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      call(officeContract.skipHousehold, { id: String(id), reason }),
    onSettled,
  });
}

/** Gives a household its place in the lists again. */
export function useEndSkip() {
  const onSettled = useRefreshOffice();
  return useMutation({ mutationFn: (id: number) => call(officeContract.endSkip, { id: String(id) }), onSettled });
}
