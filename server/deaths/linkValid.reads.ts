import { sql } from 'kysely';
import { refuse } from '../../domain/deaths/deaths.refusals.ts';
import type { Change } from '../platform/context.ts';

/**
 * Answers the case of a link that still holds, read after the case was locked: a link is revoked under the same lock. Refuses with
 * `death_link_not_found`.
 */
export async function assertValidLink({ tx, now }: Change, link_id: number): Promise<number> {
  const { rows } = await sql<{ case_id: number }>`
    select case_id from death_case_links where id = ${link_id} and revoked_at is null and expires_at > ${now}`.execute(
    tx,
  );
  return rows[0]?.case_id ?? refuse('death_link_not_found');
}
