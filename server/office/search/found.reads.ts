import { type RawBuilder, sql } from 'kysely';
import type { FoundRow } from '../../../domain/office/foundOrder.ts';
import type { FoundBy, FoundDeathCase, FoundHousehold } from '../../../domain/office/search.contract.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import type { Reader } from '../../platform/db.ts';

/** What the queries of each question find, in one round trip. */
export async function readRows(db: Reader, questions: readonly RawBuilder<unknown>[][]): Promise<FoundRow[][]> {
  const parts = questions.flatMap((queries, place) =>
    queries.map((query) => sql`select ${sql.lit(place)} as place, found.* from ${query} found`),
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<FoundRow & { place: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return questions.map((_, place) => rows.filter((row) => row.place === place));
}

type Reason = { household_id: number; found_by: FoundBy; found: string };

/** These households, in this order; each row is read by its key, so the time does not grow with the number of households. */
export async function readHouseholds(db: Reader, reasons: readonly Reason[]): Promise<FoundHousehold[]> {
  if (reasons.length === 0) return [];
  const { rows } = await sql<Omit<FoundHousehold, 'found_by' | 'found'>>`
    select h.id, h.membership_no, h.old_number, h.status, a.email, people.persons[1] as name, people.persons, latest.death_case
    from unnest(${reasons.map(({ household_id }) => household_id)}::integer[]) with ordinality as wanted (id, place)
    cross join lateral (select * from households where id = wanted.id limit 1) h
    cross join lateral (select array_agg(${fullNameOf('m')} order by m.is_main desc, m.created_at, m.id) as persons
      from members m where m.household_id = h.id) people
    left join lateral (select email from accounts where id = h.account_id limit 1) a on true
    left join lateral (select json_build_object('id', c.id, 'case_no', c.case_no) as death_case from death_cases c
      where c.household_id = h.id and c.state <> 'withdrawn' order by c.id desc limit 1) latest on true
    where people.persons is not null
    order by wanted.place`.execute(db);
  const why = new Map(reasons.map(({ household_id, ...reason }) => [household_id, reason]));
  return rows.flatMap((row) => {
    const reason = why.get(row.id);
    return reason ? [{ ...row, ...reason }] : [];
  });
}

export async function readDeathCases(db: Reader, ids: readonly number[]): Promise<FoundDeathCase[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundDeathCase>`
    select c.id, c.case_no, c.deceased_name as name
    from unnest(${ids}::integer[]) with ordinality as wanted (id, place) join death_cases c on c.id = wanted.id
    order by wanted.place`.execute(db);
  return rows;
}
