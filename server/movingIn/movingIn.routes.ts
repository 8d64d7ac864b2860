import { movingInContract } from '../../domain/movingIn/movingIn.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { inChange } from '../platform/work.ts';
import {
  giveUpImportedFile,
  listImportedFiles,
  listImportProblems,
  mapImportedFile,
  openImportedFile,
  uploadImportedFile,
} from './movingIn.actions.ts';
import { makeTemplate } from './template.actions.ts';

export const movingInRoutes: readonly Route[] = [
  route(movingInContract.listImportedFiles, listImportedFiles),
  visit(movingInContract.uploadImportedFile, uploadImportedFile),
  // the access is recorded, so this GET needs a change
  visit(movingInContract.getImportedFile, ({ context, actor }, input) =>
    inChange(context, actor, (change) => openImportedFile(change, input)),
  ),
  route(movingInContract.listImportProblems, listImportProblems),
  visit(movingInContract.mapImportedFile, mapImportedFile),
  route(movingInContract.giveUpImportedFile, giveUpImportedFile),
  route(movingInContract.getImportTemplate, makeTemplate),
];
