import { changeRequestsContract } from '../../../domain/members/changeRequests/changeRequests.contract.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { askForChange, listChangeRequests, withdrawChangeRequest } from './changeRequests.actions.ts';

export const changeRequestsRoutes: readonly Route[] = [
  route(changeRequestsContract.listChangeRequests, listChangeRequests),
  route(changeRequestsContract.askForChange, askForChange),
  route(changeRequestsContract.withdrawChangeRequest, withdrawChangeRequest),
];
