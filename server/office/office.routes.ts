import { decisionsContract } from '../../domain/office/decisions.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { inChange } from '../platform/work.ts';
import { listApplications } from './applications.reads.ts';
import { deactivate, reactivate, sendBack, setEligibility, takeBack } from './decisions.actions.ts';
import { eraseHousehold } from './erasing.actions.ts';
import { openHousehold } from './households.actions.ts';
import { findHouseholds } from './search.reads.ts';
import { readToDo } from './toDo.reads.ts';

export const officeRoutes: readonly Route[] = [
  route(officeContract.listApplications, listApplications),
  route(officeContract.findHouseholds, findHouseholds),
  // a look is written down, so that this GET needs a change
  visit(officeContract.getHousehold, ({ ground, actor }, input) =>
    inChange(ground, actor, (change) => openHousehold(change, input)),
  ),
  route(officeContract.getToDo, readToDo),
  route(decisionsContract.sendBack, sendBack),
  route(decisionsContract.takeBack, takeBack),
  route(decisionsContract.deactivate, deactivate),
  route(decisionsContract.reactivate, reactivate),
  route(decisionsContract.eraseHousehold, eraseHousehold),
  route(decisionsContract.setEligibility, setEligibility),
];
