import { queryOptions } from '@tanstack/react-query';
import type { Run } from '../../../domain/runs/runs.contract.ts';
import { runsContract } from '../../../domain/runs/runs.contract.ts';
import { queryOf } from '../../platform/calls/useCall.ts';

/** How often running work is polled, so that its progress is visible. */
const LOOK_MS = 2_000;
const QUIET_LOOK_MS = 15_000;

export const isUnfinished = ({ outcome }: Run): boolean => outcome === null;

/** Long-running work, polled while it runs. */
export const runsQuery = queryOptions({
  ...queryOf(runsContract.listRuns),
  refetchInterval: ({ state: { data } }) => {
    const moves = data && (data.mails_waiting > 0 || data.runs.some(isUnfinished));
    return moves ? LOOK_MS : QUIET_LOOK_MS;
  },
});
