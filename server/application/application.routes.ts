import { applicationContract } from '../../domain/application/application.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { changeLanguage } from './me.actions.ts';
import { recallMe } from './recallMe.reads.ts';
import { submitAgain } from './submission.actions.ts';

export const applicationRoutes: readonly Route[] = [
  route(applicationContract.getMe, recallMe),
  route(applicationContract.changeLanguage, changeLanguage),
  route(applicationContract.submitAgain, submitAgain),
];
