import { type RawBuilder, sql } from 'kysely';
import { type DocumentType, documentTypes, isForDeath } from '../../domain/documents/documentTypes.ts';
import type { Application, Skip, ToDo } from '../../domain/office/officeAnswers.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import type { Ask } from '../platform/context.ts';

const forDeath = documentTypes.filter(isForDeath);

/** The oldest documents, and of each type that reports a death: enough to include those of the hundred listed households. */
const MOST_LOOKED_THROUGH = 500;
const MOST_FOR_DEATH = 300;

type Row = {
  household_id: number;
  membership_no: string;
  name: string;
  types: DocumentType[];
  since: Date;
  skip: Skip;
};

/** How long a household is remembered at its place after its last document was decided. */
const REMEMBERED = '12 hours';

/**
 * Documents of existing members without a decision, without households that other lists contain: death documents first, then the
 * oldest, skipped households at the end, at most a hundred. `and`: a household that is listed at the place of its documents even
 * if they have just been decided. The lateral joins read each household by its key, so the time does not grow with the number of
 * documents.
 */
export async function listDocumentsToCheck(
  { db, now, today }: Ask,
  elsewhere: readonly Application[],
  and?: number,
): Promise<ToDo['documents_to_check']> {
  const isUndecided = sql`d.verified_at is null and d.refused_at is null`;
  const isListed =
    and === undefined
      ? isUndecided
      : sql`(${isUndecided} or m.household_id = ${and}
          and coalesce(d.verified_at, d.refused_at) > ${now}::timestamptz - ${REMEMBERED}::interval)`;
  const andThis =
    and === undefined ? sql`` : sql`union select id from households where id = ${and} and erased_on is null`;
  const isElsewhere = sql`any(${elsewhere.map(({ household_id }) => household_id)}::integer[])`;
  const oldest = (which: RawBuilder<unknown>) => sql`
    select whose.household_id from documents d cross join lateral (
      select m.household_id from members m join households h on h.id = m.household_id
      where m.id = d.member_id and h.status in ('waiting', 'active') and not h.id = ${isElsewhere} limit 1) whose
    where ${which} and ${isUndecided} order by d.created_at, d.id`;
  const { rows } = await sql<Row>`
    with first as (
      select household_id from unnest(${forDeath}::text[]) type cross join lateral (
        ${oldest(sql`d.type = type.type`)} limit ${MOST_FOR_DEATH}) oldest
      union
      select household_id from (${oldest(sql`true`)} limit ${MOST_LOOKED_THROUGH}) oldest
      ${andThis})
    select h.id as household_id, h.membership_no, main.name, documents.types, documents.since, h.skip
    from first
    cross join lateral (select id, membership_no,
      case when skipped_at is not null then skip_of(households, ${today}) end as skip
      from households where id = first.household_id limit 1) h
    cross join lateral (
      select ${fullNameOf('m')} as name from members m where m.household_id = h.id and m.is_main limit 1) main
    cross join lateral (
      select array_agg(distinct d.type order by d.type) as types, min(d.created_at) as since,
        bool_or(d.type = any(${forDeath}::text[])) as is_for_death
      from members m join documents d on d.member_id = m.id and ${isListed} where m.household_id = h.id) documents
    where documents.since is not null
    order by h.skip is not null, documents.is_for_death desc, documents.since, h.id limit ${MOST_WAITING}`.execute(db);
  return rows.map(({ since, ...row }) => ({
    ...row,
    since: since.toISOString(),
    is_for_death: row.types.some(isForDeath),
  }));
}
