import { queryOptions } from '@tanstack/react-query';
import type { Run } from '../../../domain/runs/runs.contract.ts';
import { runsContract } from '../../../domain/runs/runs.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { useDecision } from './useDecision.ts';
import { OFFICE } from './useRefreshOffice.ts';

/** How often running work is polled, so that its progress is visible. */
const LOOK_MS = 2_000;
const QUIET_LOOK_MS = 15_000;

export const isUnfinished = ({ outcome }: Run): boolean => outcome === null;

/** Long-running work, polled while it runs. */
export const runsQuery = queryOptions({
  queryKey: [OFFICE, 'runs'],
  queryFn: () => call(runsContract.listRuns),
  refetchInterval: ({ state: { data } }) => {
    const moves = data && (data.mails_waiting > 0 || data.runs.some(isUnfinished));
    return moves ? LOOK_MS : QUIET_LOOK_MS;
  },
});

export function useStopRun() {
  return useDecision((id: number) => call(runsContract.stopRun, { id: String(id) }));
}
