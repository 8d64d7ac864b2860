import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailed, CallRefused, isPassing } from './call.ts';
import { meetTrouble, wayIsFree, whenFree } from './trouble.ts';

const TRIES = 2;

/**
 * First part of the key of queries that write an access record each time they run (D25); they are not repeated
 * automatically.
 */
export const ACCESS_RECORDED = 'looks';

/** The query cache of the whole interface. Every refusal passes through `meetTrouble` first. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void meetTrouble(error), onSuccess: wayIsFree }),
  // awaited before the caller learns of the failure: first the dialog, then the form
  mutationCache: new MutationCache({ onError: (error) => meetTrouble(error), onSuccess: wayIsFree }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => isPassing(error) && failures < TRIES,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// queries that failed are repeated without a press (trust promise 11)
whenFree(() => void queryClient.refetchQueries({ predicate: ({ state }) => isPassing(state.error) }));

/**
 * Silences unhandled rejections of calls whose failure `meetTrouble` has already shown, so that the console only shows
 * bugs.
 */
export function hushToldFailures(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof CallRefused || event.reason instanceof CallFailed) event.preventDefault();
  });
}
