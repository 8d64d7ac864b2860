import { deathCasesContract } from '../../domain/deaths/deathCases.contract.ts';
import { deathPersonsContract } from '../../domain/deaths/deathPersons.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { inChange } from '../platform/work.ts';
import { deathCostsRoutes } from './costs/costs.routes.ts';
import { deathCustodyRoutes } from './custody/custody.routes.ts';
import { listCases } from './deathCase.reads.ts';
import { findDeceased } from './deathPersons.reads.ts';
import { deathDecisionsRoutes } from './decisions/decisions.routes.ts';
import { deathDocumentsRoutes } from './documents/documents.routes.ts';
import { deathFiguresRoutes } from './figures/figures.routes.ts';
import { deathLifeRoutes } from './life/life.routes.ts';
import { deathLinksRoutes } from './links/links.routes.ts';
import { deathPrintsRoutes } from './prints/prints.routes.ts';
import { openCase, saveAnswers, seeCase, writeNote } from './report.actions.ts';
import { deathStepsRoutes } from './steps/steps.routes.ts';

export const deathRoutes: readonly Route[] = [
  route(deathCasesContract.listDeathCases, listCases),
  // the access is recorded, so this GET needs a change
  visit(deathCasesContract.getDeathCase, ({ context, actor }, input) =>
    inChange(context, actor, (change) => seeCase(change, input)),
  ),
  route(deathPersonsContract.findDeceased, findDeceased),
  route(deathCasesContract.openDeathCase, openCase),
  route(deathCasesContract.saveDeathAnswers, saveAnswers),
  route(deathCasesContract.writeDeathNote, writeNote),
  ...deathLifeRoutes,
  ...deathStepsRoutes,
  ...deathDocumentsRoutes,
  ...deathCustodyRoutes,
  ...deathCostsRoutes,
  ...deathFiguresRoutes,
  ...deathDecisionsRoutes,
  ...deathLinksRoutes,
  ...deathPrintsRoutes,
];
