import type { Reader } from '../platform/db.ts';

/** The accounts of the association's staff and since when each has a second factor, open ones first, then by address. */
export async function listStaff(db: Reader) {
  return db
    .selectFrom('accounts')
    .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
    .select(['staff_name', 'email', 'role', 'created_at', 'closed_at', 'set_at as second_factor_set_at'])
    .where('role', '!=', 'member')
    .orderBy((eb) => eb('closed_at', 'is not', null))
    .orderBy('email')
    .execute();
}
