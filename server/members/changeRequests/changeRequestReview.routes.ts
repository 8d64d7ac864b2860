import { changeRequestReviewContract } from '../../../domain/members/changeRequests/changeRequestReview.contract.ts';
import { type Route, route, visit } from '../../platform/http/route.ts';
import { inChange } from '../../platform/work.ts';
import { grantChangeRequest, openChangeRequest, refuseChangeRequest } from './changeRequestReview.actions.ts';
import { listOpenChangeRequests } from './changeRequestReview.reads.ts';

export const changeRequestReviewRoutes: readonly Route[] = [
  route(changeRequestReviewContract.listOpenChangeRequests, listOpenChangeRequests),
  // this GET writes an access record, so that it needs a change
  visit(changeRequestReviewContract.getChangeRequest, ({ context, actor }, input) =>
    inChange(context, actor, (change) => openChangeRequest(change, input)),
  ),
  route(changeRequestReviewContract.grantChangeRequest, grantChangeRequest),
  route(changeRequestReviewContract.refuseChangeRequest, refuseChangeRequest),
];
