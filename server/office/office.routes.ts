import { officeContract } from '../../domain/office/office.contract.ts';
import { searchContract } from '../../domain/office/search.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { inChange } from '../platform/work.ts';
import { listApplications } from './applications.reads.ts';
import { readHistory } from './history/history.reads.ts';
import { openHousehold } from './householdFile.actions.ts';
import { findNextHousehold } from './nextHousehold.reads.ts';
import { findHouseholds } from './search/search.actions.ts';
import { endSkip, skip } from './skipping.actions.ts';
import { readToDo } from './toDo.reads.ts';
import { countToDo } from './toDoCounts.reads.ts';

export const officeRoutes: readonly Route[] = [
  route(officeContract.listApplications, listApplications),
  route(searchContract.findHouseholds, findHouseholds),
  // the access is recorded, so this GET needs a change
  visit(officeContract.getHousehold, ({ context, actor }, input) =>
    inChange(context, actor, (change) => openHousehold(change, input)),
  ),
  route(officeContract.listHistory, readHistory),
  route(officeContract.findNextHousehold, findNextHousehold),
  route(officeContract.skipHousehold, skip),
  route(officeContract.endSkip, endSkip),
  route(officeContract.getToDo, readToDo),
  route(officeContract.countToDo, countToDo),
];
