import { refuse } from '../../domain/documents/documents.refusals.ts';
import { findDocument, findHouseholdOfDocument } from '../documents/documents.reads.ts';
import type { Reader } from '../platform/db.ts';

/** A document of any household, with the household that it belongs to; `document_not_found`. */
export async function getDocument(db: Reader, id: number) {
  const household_id = await findHouseholdOfDocument(db, id);
  const document = household_id !== undefined && (await findDocument(db, household_id, id));
  return document ? { ...document, household_id } : refuse('document_not_found');
}
