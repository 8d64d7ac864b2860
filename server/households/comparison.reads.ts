import { sql } from 'kysely';
import type { Reader } from '../platform/db.ts';

/**
 * Whether the application of a household (locked before) may not go on, because the office has not compared its people with the former
 * list as they are now (decision 107). The answer is the same for somebody of that list and for somebody else.
 */
export async function isHeld(db: Reader, householdId: number): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select is_held(${householdId}) as held`.execute(db);
  return rows[0]?.held ?? false;
}
