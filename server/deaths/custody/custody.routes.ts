import { deathCustodyContract } from '../../../domain/deaths/deathCustody.contract.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { addBelonging, handOver, undoHandover } from './custody.actions.ts';
import { getCustody } from './custody.reads.ts';

export const deathCustodyRoutes: readonly Route[] = [
  route(deathCustodyContract.listDeathCustody, getCustody),
  route(deathCustodyContract.handOver, handOver),
  route(deathCustodyContract.addBelonging, addBelonging),
  route(deathCustodyContract.undoHandover, undoHandover),
];
