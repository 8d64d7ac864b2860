import { membershipContract } from '../../domain/membership/membership.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { downloadCalendar } from './calendar.actions.ts';
import { listCover } from './cover.actions.ts';
import { renderMembershipCard } from './membershipCard.actions.ts';

export const coverRoutes: readonly Route[] = [
  route(membershipContract.listCover, listCover),
  route(membershipContract.renderMembershipCard, renderMembershipCard),
  route(membershipContract.downloadCalendar, downloadCalendar),
];
