import { membershipContract } from '../../../domain/membership/membership.contract.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { downloadCalendar } from '../card/calendar.actions.ts';
import { renderMembershipCard } from '../card/membershipCard.actions.ts';
import { listCover } from './cover.actions.ts';

export const coverRoutes: readonly Route[] = [
  route(membershipContract.listCover, listCover),
  route(membershipContract.renderMembershipCard, renderMembershipCard),
  route(membershipContract.downloadCalendar, downloadCalendar),
];
