import { sql } from 'kysely';
import type { Reader } from '../platform/db.ts';
import { staffNameOf } from '../platform/staffName.ts';

/** The last decision of the office about a household, access records not counted. `who` is null for a command without a name. */
export type LastDecision = { household_id: number; id: number; who: string | null };

/** The last decision about each of these households, if there is one. `but`: an account whose decisions are ignored. */
export async function listLastDecisions(
  db: Reader,
  householdIds: readonly number[],
  but: number | null = null,
): Promise<Map<number, LastDecision>> {
  const { rows } = await sql<LastDecision>`
    select h.id as household_id, l.id, ${staffNameOf('a')} as who
    from unnest(${householdIds}::integer[]) h (id)
    cross join lateral (select id, actor_account_id from audit_log
      where household_id = h.id and action not like '%.seen'
        and (${but}::integer is null or actor_account_id is distinct from ${but}::integer)
      order by id desc limit 1) l
    left join accounts a on a.id = l.actor_account_id`.execute(db);
  return new Map(rows.map((decision) => [decision.household_id, decision]));
}

/** The last decision in the form in which a screen receives it and sends it back as `seen`. */
export async function readLastDecision(db: Reader, householdId: number): Promise<number | null> {
  return (await listLastDecisions(db, [householdId])).get(householdId)?.id ?? null;
}
