import { deathCostsContract } from '../../../domain/deaths/deathCosts.contract.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { cancelCost, enterCost, payCost } from './costs.actions.ts';
import { getCosts } from './costs.reads.ts';

export const deathCostsRoutes: readonly Route[] = [
  route(deathCostsContract.listDeathCosts, getCosts),
  route(deathCostsContract.enterDeathCost, enterCost),
  route(deathCostsContract.payDeathCost, payCost),
  route(deathCostsContract.cancelDeathCost, cancelCost),
];
