import { takeOversContract } from '../../domain/movingIn/takeOvers.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { inChange } from '../platform/work.ts';
import { findTakeOverOf, prepareTakeOver } from './preparing.actions.ts';
import { saveTakeOverRows } from './rowsFile.actions.ts';
import {
  agreeToTakeOver,
  askTakeOver,
  beginDryRun,
  beginUndo,
  goOnTakingOver,
  listTakeOverRows,
  readTakeOver,
  withdrawTakeOver,
} from './takeOvers.actions.ts';

export const takeOversRoutes: readonly Route[] = [
  route(takeOversContract.findTakeOver, findTakeOverOf),
  visit(takeOversContract.prepareTakeOver, prepareTakeOver),
  route(takeOversContract.readTakeOver, readTakeOver),
  visit(takeOversContract.listTakeOverRows, ({ context, actor }, input) =>
    inChange(context, actor, (change) => listTakeOverRows(change, input)),
  ),
  visit(takeOversContract.saveTakeOverRows, saveTakeOverRows),
  route(takeOversContract.tryTakeOver, beginDryRun),
  route(takeOversContract.askTakeOver, askTakeOver),
  route(takeOversContract.withdrawTakeOver, withdrawTakeOver),
  route(takeOversContract.agreeToTakeOver, agreeToTakeOver),
  route(takeOversContract.goOnTakingOver, goOnTakingOver),
  route(takeOversContract.undoTakeOver, beginUndo),
];
