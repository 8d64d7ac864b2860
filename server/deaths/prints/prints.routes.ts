import { deathPrintsContract } from '../../../domain/deaths/deathPrints.contract.ts';
import { type Route, route, visit } from '../../platform/http/route.ts';
import { printCase } from './prints.actions.ts';
import { listPrints } from './prints.reads.ts';

export const deathPrintsRoutes: readonly Route[] = [
  route(deathPrintsContract.listDeathPrints, listPrints),
  // recorded, so that this GET needs a change; drawn after it
  visit(deathPrintsContract.printDeathCase, printCase),
];
