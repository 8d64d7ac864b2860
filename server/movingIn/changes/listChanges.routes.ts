import { listChangesContract } from '../../../domain/movingIn/changes/listChanges.contract.ts';
import { type Route, route, visit } from '../../platform/http/route.ts';
import { inChange } from '../../platform/work.ts';
import {
  decideListChanges,
  finishTakingOver,
  readListChanges,
  readTakingOverFinish,
  takeListChanges,
} from './listChanges.actions.ts';

export const listChangesRoutes: readonly Route[] = [
  // the access is recorded, so this GET needs a change
  visit(listChangesContract.readListChanges, ({ context, actor }, input) =>
    inChange(context, actor, (change) => readListChanges(change, input)),
  ),
  route(listChangesContract.decideListChanges, decideListChanges),
  route(listChangesContract.takeListChanges, takeListChanges),
  route(listChangesContract.readTakingOverFinish, readTakingOverFinish),
  route(listChangesContract.finishTakingOver, finishTakingOver),
];
