import { newsContract } from '../../../domain/notifications/news.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { useDecision } from './useDecision.ts';

/** Sends news to one household or, without one, to all households that wait or are active. */
export function useSendNews() {
  return useDecision((input: Sent<typeof newsContract.sendNews>) => call(newsContract.sendNews, input));
}
