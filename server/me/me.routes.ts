import { meContract } from '../../domain/me/me.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { cachedByRevision } from '../platform/revisionCache.ts';
import { changeLanguage, confirmData, submitAgain } from './me.actions.ts';
import { readMe } from './me.reads.ts';

export const meRoutes: readonly Route[] = [
  route(meContract.getMe, cachedByRevision('me', readMe)),
  route(meContract.changeLanguage, changeLanguage),
  route(meContract.submitAgain, submitAgain),
  route(meContract.confirmData, confirmData),
];
