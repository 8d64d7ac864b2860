import { sql } from 'kysely';
import { refuse } from '../../domain/deaths/deaths.refusals.ts';
import { limitsOfCase, type PartOfCase } from '../../domain/deaths/limitsOfCase.ts';
import type { Reader } from '../platform/db.ts';

const tables = {
  notes: 'death_case_notes',
  steps: 'death_case_steps',
  documents: 'death_case_documents',
  links: 'death_case_links',
  costs: 'death_case_costs',
  checks: 'death_case_checks',
  decisions: 'death_case_decisions',
} as const satisfies Record<PartOfCase, string>;

/**
 * Refuses with `death_case_full` once a case has as many of a kind as it takes. The caller has locked the case, so that nobody
 * adds another one meanwhile.
 */
export async function assertRoomFor(db: Reader, caseId: number, part: PartOfCase): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(tables[part])} where case_id = ${caseId}`.execute(db);
  assertFewer(rows[0]?.count ?? 0, limitsOfCase[part]);
}

/** Refuses with `death_case_full` where there is no room for one more. */
export function assertFewer(count: number, most: number): void {
  if (count >= most) refuse('death_case_full', { params: { most } });
}
