import { sql } from 'kysely';
import type { ActivationFacts } from '../../../domain/membership/activation.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Listed, Page } from '../../platform/batch.ts';
import type { Reader } from '../../platform/db.ts';

/** Households whose waiting period ended before `today`, by id. */
export async function listWaitedOut(db: Reader, today: Day, { after, most }: Page): Promise<Listed<number>> {
  const rows = await db
    .selectFrom('households')
    .select('id')
    .where('status', '=', 'waiting')
    .where('waiting_until', '<', today)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return listed(rows);
}

/** Active households in which somebody still waits, for the end of their period or for a payment. By id. */
export async function listHouseholdsWithWaitingFamily(
  db: Reader,
  _today: Day,
  { after, most }: Page,
): Promise<Listed<number>> {
  const rows = await db
    .selectFrom('households as h')
    .innerJoin('members as m', 'm.household_id', 'h.id')
    .select('h.id')
    .distinct()
    .where('h.status', '=', 'active')
    .where('m.status', '=', 'waiting')
    .where('m.waiting_from', 'is not', null)
    .where('h.id', '>', after)
    .orderBy('h.id')
    .limit(most)
    .execute();
  return listed(rows);
}

function listed(rows: readonly { id: number }[]): Listed<number> {
  return { items: rows.map(({ id }) => id), after: rows.at(-1)?.id };
}

/** The facts that decide whether a household is activated. */
export async function getActivationFacts(db: Reader, householdId: number): Promise<ActivationFacts> {
  const { rows } = await sql<ActivationFacts>`
    select h.waiting_until, m.citizenship_id,
      (select coalesce(json_agg(json_build_object('type', d.type, 'verified', d.verified_at is not null)), '[]')
        from documents d where d.member_id = m.id) as documents
    from households h join members m on m.household_id = h.id and m.is_main
    where h.id = ${householdId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error(`the household ${householdId} has no main member`);
  return facts;
}
