import { sql } from 'kysely';
import { type DocumentType, isForDeath } from '../../domain/documents/documentTypes.ts';
import type { Application, ToDo } from '../../domain/office/officeAnswers.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import type { Ask } from '../platform/work.ts';

type Row = { household_id: number; membership_no: string; name: string; types: DocumentType[]; since: Date };

/** What existing members sent and nobody has decided about, without the households that are listed elsewhere. */
export async function listPapersToCheck(
  { db }: Ask,
  elsewhere: readonly Application[],
): Promise<ToDo['papers_to_check']> {
  const { rows } = await sql<Row>`
    select h.id as household_id, h.membership_no, ${fullNameOf('main')} as name,
      array_agg(distinct d.type order by d.type) as types, min(d.created_at) as since
    from documents d
    join members m on m.id = d.member_id
    join households h on h.id = m.household_id
    join members main on main.household_id = h.id and main.is_main
    where d.verified_at is null and d.refused_at is null and h.status in ('waiting', 'active')
    group by h.id, main.id
    order by since, h.id`.execute(db);
  const listed = new Set(elsewhere.map(({ household_id }) => household_id));
  return rows
    .filter(({ household_id }) => !listed.has(household_id))
    .map(({ since, ...row }) => ({ ...row, since: since.toISOString(), is_for_death: row.types.some(isForDeath) }))
    .sort((one, other) => Number(other.is_for_death) - Number(one.is_for_death));
}
