import { sql } from 'kysely';
import type { UnsignedDecision } from '../../../domain/deaths/deathDecisions.contract.ts';
import { MOST_WAITING } from '../../../domain/shared/mostWaiting.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import type { Reader } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';

/** Decisions of somebody who worked alone: they are in force, and a signature is missing; the oldest first (decision 71). */
export async function listUnsignedDecisions(db: Reader): Promise<UnsignedDecision[]> {
  const { rows } = await sql<Omit<UnsignedDecision, 'in_force_at'> & { in_force_at: Date }>`
    select c.id as case_id, c.case_no, coalesce(${fullNameOf('m')}, c.deceased_name) as name, d.outcome, d.in_force_at,
      ${staffNameOf('a')} as decided_by
    from death_case_decisions d join death_cases c on c.id = d.case_id
      left join members m on m.id = c.member_id left join accounts a on a.id = d.proposed_by
    where d.in_force_at is not null and d.withdrawn_at is null and c.state <> 'withdrawn'
      and d.signatures_needed > (select count(*) from death_case_signatures s where s.decision_id = d.id)
    order by d.in_force_at, d.id limit ${MOST_WAITING}`.execute(db);
  return rows.map((row) => ({ ...row, in_force_at: row.in_force_at.toISOString() }));
}
