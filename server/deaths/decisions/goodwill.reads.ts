import { sql } from 'kysely';
import type { Cents } from '../../../domain/shared/money.ts';
import type { Reader } from '../../platform/db.ts';

/** The most that the board pays as goodwill, in cents; null if it decided otherwise or set no limit. */
export async function findGoodwillLimit(db: Reader, caseId: number): Promise<Cents | null> {
  const { rows } = await sql<{ limit_cents: Cents | null }>`
    select case when outcome = 'goodwill' then limit_cents end as limit_cents from death_case_decisions
    where case_id = ${caseId} and in_force_at is not null and withdrawn_at is null order by id desc limit 1`.execute(
    db,
  );
  return rows[0]?.limit_cents ?? null;
}
