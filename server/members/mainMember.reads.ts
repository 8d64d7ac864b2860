import type { Reader } from '../platform/db.ts';

/** The main member of the account's household. */
export async function findMainMember(
  db: Reader,
  accountId: number,
): Promise<{ id: number; household_id: number } | undefined> {
  return db
    .selectFrom('members as m')
    .innerJoin('households as h', 'h.id', 'm.household_id')
    .select(['m.id', 'm.household_id'])
    .where('h.account_id', '=', accountId)
    .where('m.is_main', '=', true)
    .executeTakeFirst();
}
