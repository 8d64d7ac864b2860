import { useQueryClient } from '@tanstack/react-query';
import { LOOKS } from '../platform/queries.ts';

/** What everything asked for the office's screens begins its key with, but for the looks at somebody. */
export const OFFICE = 'office';

/** A deed may change a list, a household and the to-do list at once: all that is on screen is asked anew. */
export function useRefreshOffice(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first === OFFICE || first === LOOKS });
}
