import { queryOptions } from '@tanstack/react-query';
import { newsContract } from '../../../domain/notifications/news.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { useDecision } from './useDecision.ts';
import { OFFICE } from './useRefreshOffice.ts';

/** News that wait for a second person. */
export const waitingNewsQuery = queryOptions({
  queryKey: [OFFICE, 'waitingNews'],
  queryFn: () => call(newsContract.listWaitingNews),
});

/** Sends news to one household or, without one, to all households that wait or are active. */
export function useSendNews() {
  return useDecision((input: Sent<typeof newsContract.sendNews>) => call(newsContract.sendNews, input));
}
