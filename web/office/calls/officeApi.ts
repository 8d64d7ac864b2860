import { queryOptions } from '@tanstack/react-query';
import type { ApplicationState } from '../../../domain/office/applicationState.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { ACCESS_RECORDED } from '../../platform/calls/queries.ts';
import { OFFICE } from './useRefreshOffice.ts';

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
