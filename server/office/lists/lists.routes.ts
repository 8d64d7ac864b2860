import { listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { type Route, route, visit } from '../../platform/http/route.ts';
import { exportList } from './export.actions.ts';
import { householdsSource } from './householdsSource.ts';
import { readPage } from './lists.reads.ts';

export const listsRoutes: readonly Route[] = [
  route(listsContract.readHouseholds, (work, asked) => readPage(work, householdsSource, asked)),
  // the file is sent while it is read, after the transaction that records it
  visit(listsContract.exportHouseholds, (work, asked) => exportList(work, householdsSource, asked)),
];
