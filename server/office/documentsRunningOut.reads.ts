import { sql } from 'kysely';
import { endingSoonSpan } from '../../domain/documents/validity.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import type { Ask } from '../platform/context.ts';

type Listed = ToDo['documents_running_out'][number];

/** Passports and permits of members that run out soon or did so lately, the earliest first, each person and kind once. */
export async function listDocumentsRunningOut({ db, today }: Ask): Promise<ToDo['documents_running_out']> {
  const { from, until } = endingSoonSpan(today);
  const { rows } = await sql<Omit<Listed, 'valid_until'> & { valid_until: Day }>`
    select v.valid_until, m.id as member_id, v.type, h.id as household_id, h.membership_no,
      ${fullNameOf('main')} as name, ${fullNameOf('m')} as person
    from (
      -- in the order of the index, so that it stops at the hundredth
      select distinct v.valid_until, v.member_id, v.type from latest_validity v cross join lateral (
        select from members m join households h on h.id = m.household_id and h.status in ('waiting', 'active')
        where m.id = v.member_id and m.status in ('waiting', 'active') and not has_reported_death(m.id) limit 1) whose
      where v.valid_until between ${from} and ${until}
      order by v.valid_until, v.member_id, v.type limit ${MOST_WAITING}) v
    join members m on m.id = v.member_id join households h on h.id = m.household_id
    join members main on main.household_id = h.id and main.is_main
    order by v.valid_until, m.id, v.type`.execute(db);
  return rows.map((row) => ({ ...row, valid_until: toWireDay(row.valid_until) }));
}
