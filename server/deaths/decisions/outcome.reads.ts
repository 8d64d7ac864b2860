import type { DecisionOutcome } from '../../../domain/deaths/decisions.ts';
import type { Reader } from '../../platform/db.ts';
import './decisions.tables.ts';

/** What was decided about a case and still holds; null: nothing. */
export async function findOutcome(db: Reader, caseId: number): Promise<DecisionOutcome | null> {
  const row = await db
    .selectFrom('death_case_decisions')
    .select('outcome')
    .where('case_id', '=', caseId)
    .where('in_force_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.outcome ?? null;
}
