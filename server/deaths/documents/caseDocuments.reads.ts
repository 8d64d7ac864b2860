import { sql } from 'kysely';
import type { DeathContacts } from '../../../domain/burial/deathContacts.contract.ts';
import { takesLateWork } from '../../../domain/deaths/deathCase.ts';
import type { CaseDocument, DeathDocuments } from '../../../domain/deaths/deathDocuments.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { isEntrusted, nextMoves } from '../../../domain/deaths/documents.ts';
import type { DocumentType } from '../../../domain/documents/documentTypes.ts';
import { documentsAtADeath, type FactsAtADeath } from '../../../domain/documents/neededAtADeath.ts';
import { austriaId, turkiyeId } from '../../../domain/reference/countries.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { getDeathContacts } from '../../burial/atADeath.reads.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { type CaseRow, findCase } from '../deathCase.reads.ts';
import './documents.tables.ts';

/** Documents of a case, what is needed, and where the originals are. Refuses with `death_case_not_found`. */
export async function getDocuments({ db }: Pick<Ask, 'db'>, { id }: { id: number }): Promise<DeathDocuments> {
  const row = (await findCase(db, id)) ?? refuse('death_case_not_found');
  const documents = await listCaseDocuments(db, id);
  const member = await readMember(db, row.member_id);
  const there = documents.flatMap(({ kind, file }) => (file ? [{ type: kind as DocumentType, refused_at: null }] : []));
  return {
    revision: row.revision,
    documents,
    needed: documentsAtADeath(factsOf(row, member), [...member.documents, ...there]),
    of_member: member.documents.map(({ id: document, type, name }) => ({ id: document, type, name })),
    may_change: takesLateWork(row.state) && !row.words_removed_at,
    may_move: !row.words_removed_at,
  };
}

/** What the household of a case laid down for the hour of death; null without a household. Refuses as `getDocuments`. */
export async function getFamily(
  { db, today }: Pick<Ask, 'db' | 'today'>,
  { id }: { id: number },
): Promise<DeathContacts | null> {
  const { household_id } = (await findCase(db, id)) ?? refuse('death_case_not_found');
  return household_id === null ? null : getDeathContacts({ db, today }, household_id);
}

/** Documents of a case in the order in which they came, each with the moves of its original. */
export async function listCaseDocuments(db: Reader, caseId: number): Promise<CaseDocument[]> {
  const rows = await db
    .selectFrom('death_case_documents as d')
    .leftJoin('kept_files as f', 'f.storage_key', 'd.storage_key')
    .leftJoin('accounts as a', 'a.id', 'd.created_by')
    .select([
      'd.id',
      'd.kind',
      'd.name',
      'd.created_at',
      'f.content_type',
      'f.size_bytes',
      staffNameOf('a').as('staff_name'),
    ])
    .select(sql<string | null>`(select recipient from death_case_links where id = d.link_id)`.as('recipient'))
    .where('d.case_id', '=', caseId)
    .orderBy('d.id')
    .execute();
  const moves = await listOriginals(db, caseId);
  return rows.map(({ content_type, size_bytes, created_at, staff_name, recipient, ...row }) => {
    const originals = moves.filter(({ case_document_id }) => case_document_id === row.id);
    const last = originals.at(-1)?.moved;
    return {
      ...row,
      file: content_type && size_bytes ? { content_type, size_bytes } : null,
      created_at: created_at.toISOString(),
      created_by: staff_name ?? recipient,
      originals: originals.map(({ case_document_id: _of, moved_on, ...move }) => ({
        ...move,
        moved_on: toWireDay(moved_on),
      })),
      next_moves: [...nextMoves(last)],
      is_entrusted: isEntrusted(last),
    };
  });
}

/** Every move of the originals of a case, the oldest first; for the receipt as well. */
export async function listOriginals(db: Reader, caseId: number) {
  return db
    .selectFrom('death_case_originals as o')
    .innerJoin('death_case_documents as d', 'd.id', 'o.case_document_id')
    .leftJoin('accounts as a', 'a.id', 'o.written_by')
    .select(['o.id', 'o.case_document_id', 'o.moved', 'o.moved_on', 'o.person', staffNameOf('a').as('written_by')])
    .where('d.case_id', '=', caseId)
    .orderBy('o.id')
    .execute();
}

export async function findCaseDocument(db: Reader, id: number) {
  return db.selectFrom('death_case_documents').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The last move of an original; undefined: it has never been here. */
export async function findLastMove(db: Reader, documentId: number) {
  return db
    .selectFrom('death_case_originals')
    .select(['id', 'moved', 'moved_on'])
    .where('case_document_id', '=', documentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How often an original was moved. */
export async function countMoves(db: Reader, documentId: number): Promise<number> {
  const { count } = await db
    .selectFrom('death_case_originals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('case_document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countCaseDocuments(db: Reader, caseId: number): Promise<number> {
  const { count } = await db
    .selectFrom('death_case_documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the case has a file with one of these digests. */
export async function hasContent(db: Reader, caseId: number, digests: readonly Buffer[]): Promise<boolean> {
  const found = await db
    .selectFrom('death_case_documents as d')
    .innerJoin('kept_files as f', 'f.storage_key', 'd.storage_key')
    .select('d.id')
    .where('d.case_id', '=', caseId)
    .where('f.content_digest', 'in', digests)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

type Uploaded = { id: number; type: DocumentType; name: string; refused_at: string | null };
type OfMember = { permanent_residence: boolean | null; documents: Uploaded[] };

async function readMember(db: Reader, memberId: number | null): Promise<OfMember> {
  const { rows } = await sql<OfMember>`
    select m.permanent_residence, coalesce((select json_agg(json_build_object('id', d.id, 'type', d.type, 'name', d.name,
      'refused_at', d.refused_at) order by d.id) from documents d where d.member_id = m.id), '[]') as documents
    from members m where m.id = ${memberId}`.execute(db);
  return rows[0] ?? { permanent_residence: null, documents: [] };
}

/** Which other country it is makes no difference to what the registry office needs. */
const countryOf = { austrian: austriaId, turkish: turkiyeId, other: turkiyeId };

function factsOf({ civil_status, citizenship }: CaseRow, { permanent_residence }: OfMember): FactsAtADeath {
  return { civil_status, citizenship_id: citizenship && countryOf[citizenship], permanent_residence };
}

/** How many documents a guest has sent by a link. */
export async function countDocumentsOfLink(db: Reader, linkId: number): Promise<number> {
  const { count } = await db
    .selectFrom('death_case_documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
