import { z } from 'zod';
import { deathContacts } from '../burial/deathContacts.contract.ts';
import { documentAtADeath } from '../documents/documents.contract.ts';
import { unfitFile } from '../documents/documents.refusals.ts';
import { contract } from '../shared/contract.ts';
import { choice, dayField, id, instant, optional, pathId, text, wireDay } from '../shared/fields.ts';
import { caseRefusals, revision } from './deathCases.contract.ts';
import { caseDocumentKinds, originalMoves } from './documents.ts';

const originalMove = z.object({
  id,
  moved: z.enum(originalMoves),
  moved_on: wireDay,
  /** From whom it was received, to whom it was handed on or returned. */
  person: z.string(),
  written_by: z.string().nullable(),
});

/** A document of a case: its file, and where its original is. */
export const caseDocument = z.object({
  id,
  kind: z.enum(caseDocumentKinds),
  name: z.string().nullable(),
  /** Null: only the original is known. */
  file: z.object({ content_type: z.string(), size_bytes: z.int() }).nullable(),
  created_at: instant,
  /** The name of the staff member, or the recipient of the link, who sent it. */
  created_by: z.string().nullable(),
  /** The oldest first. */
  originals: z.array(originalMove),
  next_moves: z.array(z.enum(originalMoves)),
  /** Whether the association answers for the original. */
  is_entrusted: z.boolean(),
});
export type CaseDocument = z.output<typeof caseDocument>;

export const deathDocuments = z.object({
  revision,
  documents: z.array(caseDocument),
  /** What the registry office asks for; `is_uploaded`: the household or the office has a copy. */
  needed: z.array(documentAtADeath),
  /** What the deceased had uploaded as a member; looked at by the calls of members' documents. */
  of_member: z.array(z.object({ id, type: z.string(), name: z.string() })),
  may_change: z.boolean(),
  /** Whether the way of an original can be written down: also after the case has ended. */
  may_move: z.boolean(),
});
export type DeathDocuments = z.output<typeof deathDocuments>;

const change = { access: 'office', params: pathId, answer: deathDocuments, status: 200 } as const;
const ofDocument = { ...change, missing: 'death_document_not_found' } as const;
const move = { revision, moved_on: dayField, person: text(100) };
const kind = choice(caseDocumentKinds);

/** Documents of a case and where their originals are (decision 60). */
export const deathDocumentsContract = contract({
  listDeathDocuments: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id/documents',
    summary: 'Documents of a case, what is needed, and where the originals are.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: deathDocuments,
    status: 200,
    missing: 'death_case_not_found',
  },
  getDeathFamily: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id/family',
    summary:
      'What the household laid down for the hour of death: wishes, contacts, who may report; null without household.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: deathContacts.nullable(),
    status: 200,
    missing: 'death_case_not_found',
  },
  uploadDeathDocument: {
    method: 'POST',
    path: '/api/v1/office/deaths/:id/documents',
    summary: 'Stores a document of a case: multipart with file, kind and name.',
    access: 'office',
    records: ['death_case.document_added'],
    params: pathId,
    upload: true,
    body: z.object({ kind, name: optional(text(200)) }),
    answer: deathDocuments,
    status: 201,
    missing: 'death_case_not_found',
    refusals: ['death_case_step_not_possible', ...unfitFile, 'file_already_exists', 'storage_full'],
  },
  openDeathDocument: {
    method: 'GET',
    path: '/api/v1/office/death-documents/:id',
    summary: 'The document as it was sent, to be saved; the access is recorded.',
    access: 'office',
    records: ['death_case.document_seen'],
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'death_document_not_found',
    refusals: ['document_lost'],
  },
  lookAtDeathDocument: {
    method: 'GET',
    path: '/api/v1/office/death-documents/:id/look',
    summary: 'The document on the screen, a picture made anew (decision 46); the access is recorded.',
    access: 'office',
    records: ['death_case.document_seen'],
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'death_document_not_found',
    refusals: ['document_lost', 'picture_not_possible'],
  },
  removeDeathDocument: {
    ...ofDocument,
    method: 'POST',
    path: '/api/v1/office/death-documents/:id/remove',
    summary: 'Deletes a document of a case with its file, once its original is with the family again.',
    records: ['death_case.document_removed'],
    body: z.object({ revision }),
    refusals: [...caseRefusals, 'death_original_not_returned'],
  },
  receiveDeathOriginal: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/originals',
    summary: 'Writes down that an original was received of which there is no document yet.',
    records: ['death_case.original_moved'],
    body: z.object({ ...move, kind, name: optional(text(200)) }),
    status: 201,
    missing: 'death_case_not_found',
    refusals: [...caseRefusals, 'death_case_full'],
  },
  moveDeathOriginal: {
    ...ofDocument,
    method: 'POST',
    path: '/api/v1/office/death-documents/:id/moves',
    summary: 'Writes down where an original went, on which day, from or to whom.',
    records: ['death_case.original_moved'],
    body: z.object({ ...move, moved: choice(originalMoves) }),
    refusals: [...caseRefusals, 'death_case_full'],
  },
  undoDeathOriginal: {
    ...ofDocument,
    method: 'POST',
    path: '/api/v1/office/death-documents/:id/moves/undo',
    summary: 'Takes back the last move of an original that was entered by mistake.',
    records: ['death_case.original_moved'],
    body: z.object({ revision }),
    refusals: caseRefusals,
  },
});
