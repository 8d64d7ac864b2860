import { sql } from 'kysely';
import type { Reader } from '../platform/db.ts';

/** What somebody of the office last did about a household; looks are no decisions. `who` is null for a command without a name. */
export type LastDecision = { household_id: number; id: number; who: string | null };

/** Of each of these households the last; none where nothing was done. `but` is an account whose own decisions are left out. */
export async function listLastDecisions(
  db: Reader,
  householdIds: readonly number[],
  but: number | null = null,
): Promise<Map<number, LastDecision>> {
  const { rows } = await sql<LastDecision>`
    select h.id as household_id, l.id, a.email as who
    from unnest(${householdIds}::integer[]) h (id)
    cross join lateral (select id, actor_account_id from audit_log
      where household_id = h.id and action not like '%.seen'
        and (${but}::integer is null or actor_account_id is distinct from ${but}::integer)
      order by id desc limit 1) l
    left join accounts a on a.id = l.actor_account_id`.execute(db);
  return new Map(rows.map((decision) => [decision.household_id, decision]));
}

/** As it travels to a screen, which sends it back with what is decided there. */
export async function readLastDecision(db: Reader, householdId: number): Promise<number | null> {
  return (await listLastDecisions(db, [householdId])).get(householdId)?.id ?? null;
}
