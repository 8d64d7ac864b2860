import { queryOptions } from '@tanstack/react-query';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { queryOf } from '../../platform/calls/useCall.ts';

const LOOK_AGAIN_MS = 3_000;

/** How many undecided lines each filter has; asked again while the server has not looked at all of them. */
export function lineCountsQuery(asked: Sent<typeof bankContract.countBankLines>) {
  return queryOptions({
    ...queryOf(bankContract.countBankLines, asked),
    refetchInterval: ({ state }) => (state.data && state.data.unjudged > 0 ? LOOK_AGAIN_MS : false),
  });
}
