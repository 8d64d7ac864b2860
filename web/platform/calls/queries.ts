import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailed, CallRefused, isTemporary } from './call.ts';
import { markServerReachable, onServerReachable, reportCallFailure } from './callProblems.ts';

const MAX_RETRIES = 2;

/**
 * First part of the key of queries that write an access record each time they run (D25); they are not repeated
 * automatically.
 */
export const ACCESS_RECORDED = 'looks';

/** The query cache of the whole interface. Every refusal passes through `reportCallFailure` first. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void reportCallFailure(error), onSuccess: markServerReachable }),
  // awaited before the caller learns of the failure: first the dialog, then the form
  mutationCache: new MutationCache({ onError: (error) => reportCallFailure(error), onSuccess: markServerReachable }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => isTemporary(error) && failures < MAX_RETRIES,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// queries that failed are repeated without a press (trust promise 11)
onServerReachable(() => void queryClient.refetchQueries({ predicate: ({ state }) => isTemporary(state.error) }));

/**
 * Silences unhandled rejections of calls whose failure `reportCallFailure` has already shown, so that the console only shows
 * bugs.
 */
export function silenceReportedFailures(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof CallRefused || event.reason instanceof CallFailed) event.preventDefault();
  });
}
