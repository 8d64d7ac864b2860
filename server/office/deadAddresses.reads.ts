import { sql } from 'kysely';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { findOwners } from '../members/owners.reads.ts';
import type { Ask } from '../platform/context.ts';

/** Households whose letters come back, or whose e-mail address does not exist, and that have given no other one yet: the hundred that have waited longest. */
export async function listDeadAddresses({ db }: Pick<Ask, 'db'>): Promise<ToDo['dead_addresses']> {
  const { rows } = await sql<{ household_id: number; kind: 'post' | 'email'; since: Day }>`
    select household_id, kind, since from (
      (select m.household_id, 'post' as kind, a.undeliverable_on as since
        from addresses a join members m on m.id = a.member_id and m.is_main join households h on h.id = m.household_id
        where a.undeliverable_on is not null and a.is_main_address and a.inactive_from is null and h.status <> 'inactive'
        order by a.undeliverable_on, a.id limit ${MOST_WAITING})
      union all
      (select h.id, 'email', a.email_refused_on from accounts a join households h on h.account_id = a.id
        where a.email_refused_on is not null and a.status = 'active' and h.status <> 'inactive'
        order by a.email_refused_on, a.id limit ${MOST_WAITING})) dead
    order by since, household_id, kind limit ${MOST_WAITING}`.execute(db);
  const owners = await findOwners(
    db,
    rows.map(({ household_id }) => household_id),
  );
  return rows.flatMap(({ household_id, kind, since }) => {
    const owner = owners.get(household_id);
    return owner ? [{ ...owner, kind, since: toWireDay(since) }] : [];
  });
}
