import { z } from 'zod';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { contract } from '../shared/contract.ts';
import { linesOfText, pathId } from '../shared/fields.ts';
import { memberDocument, typedValidity } from './documents.contract.ts';

const asSeen = z.object({ seen });

/** The calls with which the office reads documents and decides about them. */
export const documentReviewContract = contract({
  openDocument: {
    method: 'GET',
    path: '/api/v1/office/documents/:id',
    summary: 'The document as it was sent, as an attachment; the access is recorded.',
    access: 'office',
    records: ['document.seen'],
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'document_not_found',
    refusals: ['document_lost'],
  },
  lookAtDocument: {
    method: 'GET',
    path: '/api/v1/office/documents/:id/look',
    summary:
      'A document for the viewer: an image re-encoded (decision 46), a PDF as it was sent; the access is recorded.',
    access: 'office',
    records: ['document.seen'],
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'document_not_found',
    refusals: ['document_lost', 'picture_not_possible'],
  },
  verifyDocument: {
    method: 'POST',
    path: '/api/v1/office/documents/:id/verify',
    summary: 'Accepts a document; the member can no longer delete it (D25).',
    access: 'office',
    records: ['document.verified'],
    decidesAbout: { document: 'id' },
    params: pathId,
    body: asSeen,
    answer: memberDocument,
    status: 200,
    missing: 'document_not_found',
    refusals: overtaken,
  },
  setValidityByOffice: {
    method: 'PUT',
    path: '/api/v1/office/documents/:id/valid-until',
    summary: 'Enters until when a passport or permit is valid, as it says; null removes the day.',
    access: 'office',
    records: ['document.validity_set'],
    decidesAbout: { document: 'id' },
    params: pathId,
    body: asSeen.extend({ valid_until: typedValidity }),
    answer: memberDocument,
    status: 200,
    missing: 'document_not_found',
    refusals: [...overtaken, 'check_the_year', 'kind_does_not_expire'],
  },
  refuseDocument: {
    method: 'POST',
    path: '/api/v1/office/documents/:id/refuse',
    summary: 'Refuses a document with a reason that the member reads.',
    access: 'office',
    records: ['document.refused'],
    decidesAbout: { document: 'id' },
    params: pathId,
    body: asSeen.extend({ reason: linesOfText(1000) }),
    answer: memberDocument,
    status: 200,
    missing: 'document_not_found',
    refusals: [...overtaken, 'words_name_account'],
  },
});
