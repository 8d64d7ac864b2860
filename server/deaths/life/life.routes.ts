import { deathLifeContract } from '../../../domain/deaths/deathLife.contract.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { joinDeath, linkDeath, unlinkDeath } from './linking.actions.ts';
import { beginDeath, buryDeath, planBurial, reopenDeath } from './steps.actions.ts';

export const deathLifeRoutes: readonly Route[] = [
  route(deathLifeContract.reopenDeath, reopenDeath),
  route(deathLifeContract.beginDeath, beginDeath),
  route(deathLifeContract.planBurial, planBurial),
  route(deathLifeContract.buryDeath, buryDeath),
  route(deathLifeContract.linkDeath, linkDeath),
  route(deathLifeContract.unlinkDeath, unlinkDeath),
  route(deathLifeContract.joinDeath, joinDeath),
];
