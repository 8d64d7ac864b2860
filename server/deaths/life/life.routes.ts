import { deathPersonsContract } from '../../../domain/deaths/deathPersons.contract.ts';
import { deathLifeContract } from '../../../domain/deaths/life/deathLife.contract.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { closeDeath, settleDeath } from './closing.actions.ts';
import { identifyDeath, previewDeathEffects } from './identify.actions.ts';
import { getLeftOpen } from './leftOpen.reads.ts';
import { joinDeath, linkDeath, unlinkDeath } from './linking.actions.ts';
import { getDeathMoney } from './money.reads.ts';
import { linkDeceased } from './person.actions.ts';
import { beginDeath, buryDeath, planBurial, reopenDeath } from './steps.actions.ts';
import { previewDeathTakeBack, takeDeathBack, withdrawDeath } from './takeBack.actions.ts';

export const deathLifeRoutes: readonly Route[] = [
  route(deathLifeContract.previewDeathEffects, previewDeathEffects),
  route(deathLifeContract.identifyDeath, identifyDeath),
  route(deathLifeContract.previewDeathTakeBack, previewDeathTakeBack),
  route(deathLifeContract.takeDeathBack, takeDeathBack),
  route(deathLifeContract.withdrawDeath, withdrawDeath),
  route(deathLifeContract.reopenDeath, reopenDeath),
  route(deathLifeContract.beginDeath, beginDeath),
  route(deathLifeContract.planBurial, planBurial),
  route(deathLifeContract.buryDeath, buryDeath),
  route(deathLifeContract.getDeathMoney, getDeathMoney),
  route(deathLifeContract.getDeathLeftOpen, getLeftOpen),
  route(deathLifeContract.settleDeath, settleDeath),
  route(deathLifeContract.closeDeath, closeDeath),
  route(deathLifeContract.linkDeath, linkDeath),
  route(deathLifeContract.unlinkDeath, unlinkDeath),
  route(deathLifeContract.joinDeath, joinDeath),
  route(deathPersonsContract.linkDeceased, linkDeceased),
];
