import { applicationContract } from '../../domain/application/application.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { recalled } from '../platform/recall.ts';
import { changeLanguage, submitAgain } from './me.actions.ts';
import { readMe } from './me.reads.ts';

export const meRoutes: readonly Route[] = [
  route(applicationContract.getMe, recalled('me', readMe)),
  route(applicationContract.changeLanguage, changeLanguage),
  route(applicationContract.submitAgain, submitAgain),
];
