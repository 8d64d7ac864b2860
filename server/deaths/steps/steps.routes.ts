import { deathStepsContract } from '../../../domain/deaths/deathSteps.contract.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { addStep, changeStep, doStep, dropStep, refreshStepsOf, removeStep, reopenStep } from './steps.actions.ts';
import { getSteps } from './steps.reads.ts';

export const deathStepsRoutes: readonly Route[] = [
  route(deathStepsContract.listDeathSteps, getSteps),
  route(deathStepsContract.refreshDeathSteps, refreshStepsOf),
  route(deathStepsContract.addDeathStep, addStep),
  route(deathStepsContract.doDeathStep, doStep),
  route(deathStepsContract.reopenDeathStep, reopenStep),
  route(deathStepsContract.dropDeathStep, dropStep),
  route(deathStepsContract.changeDeathStep, changeStep),
  route(deathStepsContract.removeDeathStep, removeStep),
];
