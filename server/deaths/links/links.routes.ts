import { deathLinksContract } from '../../../domain/deaths/deathLinks.contract.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { makeFamilyLink, makeGuestLink, revokeLink } from './links.actions.ts';
import { getLinks } from './links.reads.ts';

export const deathLinksRoutes: readonly Route[] = [
  route(deathLinksContract.listDeathLinks, getLinks),
  route(deathLinksContract.makeFamilyLink, makeFamilyLink),
  route(deathLinksContract.makeGuestLink, makeGuestLink),
  route(deathLinksContract.revokeDeathLink, revokeLink),
];
