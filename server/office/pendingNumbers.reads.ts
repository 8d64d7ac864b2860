import { sql } from 'kysely';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import type { Ask } from '../platform/context.ts';

type Listed = ToDo['pending_numbers'][number];

/**
 * People of member households whose social insurance number is not there yet, the earliest entered first; not after a
 * reported death (decision 83).
 */
export async function listPendingNumbers({ db }: Ask): Promise<Listed[]> {
  const { rows } = await sql<Omit<Listed, 'since'> & { since: Date }>`
    select h.id as household_id, h.membership_no, m.id as member_id, m.created_at as since,
      ${fullNameOf('main')} as name, ${fullNameOf('m')} as person
    from members m join households h on h.id = m.household_id and h.status in ('waiting', 'active')
      join members main on main.household_id = h.id and main.is_main
    where m.social_insurance_number_pending and m.status in ('waiting', 'active') and not has_reported_death(m.id)
    order by m.created_at, m.id limit ${MOST_WAITING}`.execute(db);
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
}
