import { deathDocumentsContract } from '../../../domain/deaths/deathDocuments.contract.ts';
import { type Route, route, visit } from '../../platform/http/route.ts';
import { getDocuments, getFamily } from './caseDocuments.reads.ts';
import { lookAtCaseDocument, openCaseDocument } from './looks.actions.ts';
import { moveOriginal, receiveOriginal, removeCaseDocument, undoMove } from './originals.actions.ts';
import { uploadCaseDocument } from './storeCaseDocument.actions.ts';

export const deathDocumentsRoutes: readonly Route[] = [
  route(deathDocumentsContract.listDeathDocuments, getDocuments),
  route(deathDocumentsContract.getDeathFamily, getFamily),
  visit(deathDocumentsContract.uploadDeathDocument, uploadCaseDocument),
  visit(deathDocumentsContract.openDeathDocument, openCaseDocument),
  visit(deathDocumentsContract.lookAtDeathDocument, lookAtCaseDocument),
  route(deathDocumentsContract.removeDeathDocument, removeCaseDocument),
  route(deathDocumentsContract.receiveDeathOriginal, receiveOriginal),
  route(deathDocumentsContract.moveDeathOriginal, moveOriginal),
  route(deathDocumentsContract.undoDeathOriginal, undoMove),
];
