import { documentReviewContract } from '../../domain/documents/review.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { lookAtDocument, openDocument } from './looks.actions.ts';
import { refuseDocument, setValidityByOffice, verifyDocument } from './review.actions.ts';

export const documentReviewRoutes: readonly Route[] = [
  visit(documentReviewContract.openDocument, openDocument),
  visit(documentReviewContract.lookAtDocument, lookAtDocument),
  route(documentReviewContract.verifyDocument, verifyDocument),
  route(documentReviewContract.setValidityByOffice, setValidityByOffice),
  route(documentReviewContract.refuseDocument, refuseDocument),
];
