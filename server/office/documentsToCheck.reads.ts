import { sql } from 'kysely';
import { type DocumentType, documentTypes, isForDeath } from '../../domain/documents/documentTypes.ts';
import type { Application, ToDo } from '../../domain/office/officeAnswers.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import type { Ask } from '../platform/work.ts';

const forDeath = documentTypes.filter(isForDeath);

/** The oldest documents of each type: enough to include those of the hundred listed households. */
const MOST_OF_A_TYPE = 300;

type Row = { household_id: number; membership_no: string; name: string; types: DocumentType[]; since: Date };

/**
 * Documents of existing members without a decision, without households that other lists contain: death documents first, then the
 * oldest, at most a hundred. The lateral joins read each household by its key, so the time does not grow with the number of
 * documents.
 */
export async function listDocumentsToCheck(
  { db }: Ask,
  elsewhere: readonly Application[],
): Promise<ToDo['papers_to_check']> {
  const isUndecided = sql`d.verified_at is null and d.refused_at is null`;
  const { rows } = await sql<Row>`
    with first as (
      select distinct household_id from unnest(${documentTypes}::text[]) type cross join lateral (
        select m.household_id from documents d
        join members m on m.id = d.member_id
        join households h on h.id = m.household_id
        where d.type = type.type and ${isUndecided} and h.status in ('waiting', 'active')
          and h.id <> all(${elsewhere.map(({ household_id }) => household_id)}::integer[])
        order by d.created_at, d.id limit ${MOST_OF_A_TYPE}) oldest)
    select h.id as household_id, h.membership_no, main.name, papers.types, papers.since
    from first
    cross join lateral (select id, membership_no from households where id = first.household_id limit 1) h
    cross join lateral (
      select ${fullNameOf('m')} as name from members m where m.household_id = h.id and m.is_main limit 1) main
    cross join lateral (
      select array_agg(distinct d.type order by d.type) as types, min(d.created_at) as since,
        bool_or(d.type = any(${forDeath}::text[])) as is_for_death
      from members m join documents d on d.member_id = m.id and ${isUndecided} where m.household_id = h.id) papers
    order by papers.is_for_death desc, papers.since, h.id limit ${MOST_WAITING}`.execute(db);
  return rows.map(({ since, ...row }) => ({
    ...row,
    since: since.toISOString(),
    is_for_death: row.types.some(isForDeath),
  }));
}
