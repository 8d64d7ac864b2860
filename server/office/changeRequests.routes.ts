import { changeRequestReviewContract } from '../../domain/members/changeRequestReview.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { inChange } from '../platform/work.ts';
import { grantChangeRequest, openChangeRequest, refuseChangeRequest } from './changeRequests.actions.ts';
import { listOpenChangeRequests } from './changeRequests.reads.ts';

export const changeRequestReviewRoutes: readonly Route[] = [
  route(changeRequestReviewContract.listOpenChangeRequests, listOpenChangeRequests),
  // a look is written down, so that this GET needs a change
  visit(changeRequestReviewContract.getChangeRequest, ({ ground, actor }, input) =>
    inChange(ground, actor, (change) => openChangeRequest(change, input)),
  ),
  route(changeRequestReviewContract.grantChangeRequest, grantChangeRequest),
  route(changeRequestReviewContract.refuseChangeRequest, refuseChangeRequest),
];
