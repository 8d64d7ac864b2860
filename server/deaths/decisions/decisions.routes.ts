import { deathDecisionsContract } from '../../../domain/deaths/deathDecisions.contract.ts';
import { type Route, route } from '../../platform/http/route.ts';
import {
  acceptCase,
  checkCover,
  proposeDecision,
  readDecisions,
  sendToBoard,
  signDecision,
  withdrawDecision,
} from './decisions.actions.ts';

export const deathDecisionsRoutes: readonly Route[] = [
  route(deathDecisionsContract.getDeathDecisions, readDecisions),
  route(deathDecisionsContract.checkDeathCover, checkCover),
  route(deathDecisionsContract.acceptDeath, acceptCase),
  route(deathDecisionsContract.sendDeathToBoard, sendToBoard),
  route(deathDecisionsContract.proposeDeathDecision, proposeDecision),
  route(deathDecisionsContract.signDeathDecision, signDecision),
  route(deathDecisionsContract.withdrawDeathDecision, withdrawDecision),
];
