import { onCallContract } from '../../domain/onCall/onCall.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { tellMe } from './onCall.actions.ts';
import { readOnCall } from './onCall.reads.ts';
import { changeShift, enterShift, removeShift } from './shifts.actions.ts';

export const onCallRoutes: readonly Route[] = [
  route(onCallContract.getOnCall, readOnCall),
  route(onCallContract.enterShift, enterShift),
  route(onCallContract.changeShift, changeShift),
  route(onCallContract.removeShift, removeShift),
  route(onCallContract.tellMe, tellMe),
];
