import { deathPrintsContract } from '../../../domain/deaths/deathPrints.contract.ts';
import { type Route, route, visit } from '../../platform/http/route.ts';
import { printCase } from './prints.actions.ts';
import { listPrints } from './prints.reads.ts';

export const deathPrintsRoutes: readonly Route[] = [
  route(deathPrintsContract.listDeathPrints, listPrints),
  // the call is recorded, so this GET needs a transaction; the PDF is rendered after it
  visit(deathPrintsContract.printDeathCase, printCase),
];
