import type { Reader } from '../platform/db.ts';

/** The main member of the account's household. */
export async function findMainMemberId(db: Reader, accountId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('members as m')
    .innerJoin('households as h', 'h.id', 'm.household_id')
    .select('m.id')
    .where('h.account_id', '=', accountId)
    .where('m.is_main', '=', true)
    .executeTakeFirst();
  return row?.id;
}
