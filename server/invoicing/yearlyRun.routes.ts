import { yearlyRunContract } from '../../domain/invoicing/yearlyRun.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { readYearlyRun, startYearlyRun } from './yearlyRun.actions.ts';

export const yearlyRunRoutes: readonly Route[] = [
  route(yearlyRunContract.getYearlyRun, readYearlyRun),
  route(yearlyRunContract.startYearlyRun, startYearlyRun),
];
