import { sql } from 'kysely';
import type { Reader } from '../../platform/db.ts';

/** What decides whether a household has a card, and its number; undefined if there is no such household. */
export async function getCardHousehold(db: Reader, id: number) {
  return db
    .selectFrom('households')
    .select(['membership_no', 'status', sql<boolean>`money_rests_since is not null`.as('money_rests')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Names in the order of the ids. */
export async function listNamesOf(db: Reader, ids: readonly number[]) {
  return db
    .selectFrom('members')
    .select(['first_name', 'last_name'])
    .where('id', 'in', [...ids])
    .orderBy(sql`array_position(${[...ids]}::integer[], id)`)
    .execute();
}
