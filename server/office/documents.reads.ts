import { refuse } from '../../domain/documents/documents.refusals.ts';
import { findDocument } from '../documents/documents.reads.ts';
import type { Reader } from '../platform/db.ts';

/** A paper of whomever, with the household that it belongs to; `document_not_found`. */
export async function getDocument(db: Reader, id: number) {
  const owner = await db
    .selectFrom('documents as d')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .select('m.household_id')
    .where('d.id', '=', id)
    .executeTakeFirst();
  const document = owner && (await findDocument(db, owner.household_id, id));
  return document ? { ...document, household_id: owner.household_id } : refuse('document_not_found');
}
