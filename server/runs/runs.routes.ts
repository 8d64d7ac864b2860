import { runsContract } from '../../domain/runs/runs.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { stopRun } from './runs.actions.ts';
import { readRuns } from './runs.reads.ts';

export const runRoutes: readonly Route[] = [
  route(runsContract.listRuns, readRuns),
  route(runsContract.stopRun, stopRun),
];
