import { type Query, useQueryClient } from '@tanstack/react-query';
import { ACCESS_RECORDED } from '../../platform/calls/queries.ts';
import { OFFICE } from '../../platform/calls/useCall.ts';

/** Matches all queries of the office, including those that write access records. */
export const allOfOffice = {
  predicate: ({ queryKey: [first] }: Pick<Query, 'queryKey'>) => first === OFFICE || first === ACCESS_RECORDED,
};

/** Reloads everything on screen, because an action may change a list, a household and the to-do list at once. */
export function useRefreshOffice(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries(allOfOffice);
}
