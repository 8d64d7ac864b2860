import { feesContract } from '../../domain/invoicing/fees.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { introduceFees } from './fees.actions.ts';
import { readFees } from './feeTables.reads.ts';

export const feesRoutes: readonly Route[] = [
  route(feesContract.getFees, readFees),
  route(feesContract.introduceFees, introduceFees),
];
