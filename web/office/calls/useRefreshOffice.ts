import { type Query, useQueryClient } from '@tanstack/react-query';
import { LOOKS } from '../../platform/calls/queries.ts';

/** What everything asked for the office's screens begins its key with, but for the looks at somebody. */
export const OFFICE = 'office';

/** Everything that was asked for the office's screens, the looks too. */
export const allOfOffice = {
  predicate: ({ queryKey: [first] }: Pick<Query, 'queryKey'>) => first === OFFICE || first === LOOKS,
};

/** A deed may change a list, a household and the to-do list at once: all that is on screen is asked anew. */
export function useRefreshOffice(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries(allOfOffice);
}
