import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { deactivate } from './deactivation.actions.ts';
import { setEligibility } from './eligibility.actions.ts';
import { eraseHousehold } from './erasureDecision.actions.ts';
import { reactivate } from './reactivation.actions.ts';
import { sendBack, takeBack } from './sendBack.actions.ts';

export const membershipRoutes: readonly Route[] = [
  route(decisionsContract.sendBack, sendBack),
  route(decisionsContract.takeBack, takeBack),
  route(decisionsContract.deactivate, deactivate),
  route(decisionsContract.reactivate, reactivate),
  route(decisionsContract.eraseHousehold, eraseHousehold),
  route(decisionsContract.setEligibility, setEligibility),
];
