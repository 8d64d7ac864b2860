import { meContract } from '../../domain/me/me.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { recalled } from '../platform/recall.ts';
import { changeLanguage, confirmData, submitAgain } from './me.actions.ts';
import { readMe } from './me.reads.ts';

export const meRoutes: readonly Route[] = [
  route(meContract.getMe, recalled('me', readMe)),
  route(meContract.changeLanguage, changeLanguage),
  route(meContract.submitAgain, submitAgain),
  route(meContract.confirmData, confirmData),
];
