import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailed, CallRefused, isPassing } from './call.ts';
import { meetTrouble, wayIsFree, whenFree } from './trouble.ts';

const TRIES = 2;

/** What the key of a query begins with where each answer is a look at somebody, which is written down (D25). */
export const LOOKS = 'looks';

/** Server state of the whole interface; every refusal passes through the generic handling first. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void meetTrouble(error), onSuccess: wayIsFree }),
  // awaited before the caller hears of it: the dialog comes first, then the form
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

// nobody has to press anything (trust promise 11)
whenFree(() => void queryClient.refetchQueries({ predicate: ({ state }) => isPassing(state.error) }));

/**
 * A failed call has been told by the generic handling above before anybody hears of it; a press of a button that waits
 * for one need not tell it again, and the console stays for bugs.
 */
export function hushToldFailures(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof CallRefused || event.reason instanceof CallFailed) event.preventDefault();
  });
}
