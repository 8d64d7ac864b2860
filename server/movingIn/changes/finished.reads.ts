import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { takeOverRunKinds } from '../progress.reads.ts';

type Finished = { finished_at: Date | null; finished_by: string | null; has_begun: boolean };

/** Whether the board has declared the taking over finished, and whether there is anything to finish. */
export async function findFinished(db: Reader): Promise<Finished> {
  const { rows } = await sql<Finished>`
    select f.finished_at, ${staffNameOf('a')} as finished_by,
      exists (select from take_overs t where t.agreed_at is not null) as has_begun
    from (values (true)) as one (is_one) left join taking_over_finished f on true left join accounts a on a.id = f.finished_by`.execute(
    db,
  );
  return rows[0] ?? { finished_at: null, finished_by: null, has_begun: false };
}

export async function isFinished(db: Reader): Promise<boolean> {
  return (await db.selectFrom('taking_over_finished').select('is_finished').executeTakeFirst()) !== undefined;
}

/** The newest list with households of which something is not decided. */
export async function findOpenList(db: Reader): Promise<{ id: number; name: string; households: number } | null> {
  const { rows } = await sql<{ id: number; name: string; households: number }>`
    select t.id, t.name, count(*)::int as households from take_overs t
    join take_over_rows r on r.take_over_id = t.id and r.open_changes > 0
    join households h on h.id = r.household_id and h.erased_on is null
    group by t.id order by t.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Finishing waits for a beginning that is under way, and the other way round. */
export async function lockLists(tx: Tx): Promise<void> {
  await sql`lock table take_overs in exclusive mode`.execute(tx);
}

export async function isAnythingRunning(db: Reader): Promise<boolean> {
  const { rows } = await sql`
    select from runs where outcome is null and kind = any(${takeOverRunKinds}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}
