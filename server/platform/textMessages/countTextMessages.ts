import { sql } from 'kysely';
import type { Reader } from '../db.ts';
import type {} from './textMessages.ts';

/** Text messages since an instant whose effect key begins like this: to one number, of one household, and all of them. */
export async function countTextMessages(
  db: Reader,
  { begins, since, to, household_id }: { begins: 'textCode/'; since: Date; to: string; household_id: number },
): Promise<{ to_number: number; of_household: number; all: number }> {
  const { rows } = await sql<{ to_number: number; of_household: number; all: number }>`
    select count(*) filter (where recipient = ${to})::integer as to_number,
      count(*) filter (where household_id = ${household_id})::integer as of_household, count(*)::integer as all
    from text_messages where effect_key like ${sql.lit(`${begins}%`)} and created_at > ${since}`.execute(db);
  return rows[0] ?? { to_number: 0, of_household: 0, all: 0 };
}
