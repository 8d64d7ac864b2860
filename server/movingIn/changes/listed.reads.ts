import { sql } from 'kysely';
import type { Reader } from '../../platform/db.ts';

const PAGE = 20;

/** Rows of a list with differences that are not decided; households that were taken back or erased are left out. */
const open = (takeOverId: number) => sql`
  from take_over_rows r join households h on h.id = r.household_id and h.erased_on is null
  where r.take_over_id = ${takeOverId} and r.open_changes > 0`;

export async function listChangedRows(db: Reader, takeOverId: number, after: number) {
  const { rows } = await sql<{ id: number }>`
    select r.id ${open(takeOverId)} and r.id > ${after} order by r.id limit ${PAGE + 1}`.execute(db);
  const ids = rows.slice(0, PAGE).map(({ id }) => id);
  return { ids, next: rows.length > PAGE ? (ids.at(-1) ?? null) : null };
}

export async function countChanged(db: Reader, takeOverId: number): Promise<{ open: number; takeable: number }> {
  const { rows } = await sql<{ open: number; takeable: number }>`
    select count(*)::int as open, count(*) filter (where r.is_takeable)::int as takeable ${open(takeOverId)}`.execute(
    db,
  );
  return rows[0] ?? { open: 0, takeable: 0 };
}

/** The next households in which something new can be taken over. */
export async function listTakeable(
  db: Reader,
  { take_over_id, after, most }: { take_over_id: number; after: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id ${open(take_over_id)} and r.is_takeable and r.id > ${after} order by r.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
