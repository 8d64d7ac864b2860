import { queryOptions } from '@tanstack/react-query';
import type { ApplicationState } from '../../../domain/office/applicationState.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { LOOKS } from '../../platform/calls/queries.ts';
import { useDeed } from './useDeed.ts';
import { OFFICE } from './useRefreshOffice.ts';

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

export function useStartYearlyRun() {
  return useDeed((year: number) => call(officeContract.startYearlyRun, { year }));
}
