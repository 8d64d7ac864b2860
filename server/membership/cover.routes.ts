import { membershipContract } from '../../domain/membership/membership.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { listCover } from './cover.actions.ts';

export const coverRoutes: readonly Route[] = [route(membershipContract.listCover, listCover)];
