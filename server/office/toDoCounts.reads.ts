import { sql } from 'kysely';
import { countedUntil } from '../../domain/cash/cashDay.ts';
import type { ToDoCounts } from '../../domain/office/officeAnswers.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { listOpenDays } from '../cash/closings.reads.ts';
import type { Ask } from '../platform/context.ts';

/** What the menu says beside its words. Every screen asks, so each number is read no further than it is shown. */
export async function countToDo(ask: Ask): Promise<ToDoCounts> {
  const { rows } = await sql<Omit<ToDoCounts, 'cash_days'>>`
    select
      (select count(*)::int from (select from death_cases
        where state not in ('closed', 'withdrawn') limit ${MOST_WAITING}) open) as deaths,
      (select count(*)::int from (select from households h where h.status = 'waiting' and exists (
        select from members m join documents d on d.member_id = m.id
        where m.household_id = h.id and d.verified_at is null and d.refused_at is null) limit ${MOST_WAITING}) unchecked) as applications,
      (select count(*)::int from (select from open_bank_lines limit ${MOST_WAITING}) open) as bank_lines,
      (select count(*)::int from (select from change_requests
        where decided_at is null and withdrawn_at is null limit ${MOST_WAITING}) open) as change_requests`.execute(
    ask.db,
  );
  const days = await listOpenDays(ask, countedUntil(ask.today));
  const [counts = { deaths: 0, applications: 0, bank_lines: 0, change_requests: 0 }] = rows;
  return { ...counts, cash_days: days.length };
}
