import { householdsContract } from '../../domain/households/households.contract.ts';
import { scansContract } from '../../domain/households/scans/scans.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { addAddress, addOwnAddress, changeAddress } from './addresses.actions.ts';
import { attachScan, placeScans } from './scans.actions.ts';

export const householdsRoutes: readonly Route[] = [
  route(householdsContract.addOwnAddress, addOwnAddress),
  route(householdsContract.addAddress, addAddress),
  route(householdsContract.changeAddress, changeAddress),
  route(scansContract.placeScans, placeScans),
  visit(scansContract.attachScan, attachScan),
];
