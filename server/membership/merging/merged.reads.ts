import { sql } from 'kysely';
import type { MergedHousehold } from '../../../domain/membership/merging/mergedHousehold.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import type { Reader } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';

/** Whether a household was closed because it is another one. */
export async function isMerged(db: Reader, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('merged_households')
    .select('household_id')
    .where('household_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

type Merges = { merged_into: MergedHousehold | null; merged_here: MergedHousehold[] };

/** Into which household one was merged, and which ones were merged into it, the latest first. Erased ones are left out. */
export async function findMerges(db: Reader, id: number): Promise<Merges> {
  const { rows } = await sql<Omit<MergedHousehold, 'merged_on'> & { merged_on: Day; is_closed: boolean }>`
    select h.id as household_id, h.membership_no, ${fullNameOf('m')} as name, g.merged_on,
      ${staffNameOf('a')} as asked_by, ${staffNameOf('b')} as agreed_by, g.household_id = ${id} as is_closed
    from merged_households g
    join households h on h.id = case when g.household_id = ${id} then g.into_household_id else g.household_id end
    join members m on m.household_id = h.id and m.is_main
    left join accounts a on a.id = g.asked_by
    left join accounts b on b.id = g.agreed_by
    where ${id} in (g.household_id, g.into_household_id)
    order by g.merged_on desc, h.id desc`.execute(db);
  const merges = rows.map(({ is_closed, merged_on, ...merge }) => ({
    is_closed,
    merge: { ...merge, merged_on: toWireDay(merged_on) },
  }));
  return {
    merged_into: merges.find(({ is_closed }) => is_closed)?.merge ?? null,
    merged_here: merges.filter(({ is_closed }) => !is_closed).map(({ merge }) => merge),
  };
}
