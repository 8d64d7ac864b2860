import type { Reader } from '../platform/db.ts';
import './accounts.tables.ts';

/** The accounts of the association's staff, open ones first, then by address. */
export async function listStaff(db: Reader) {
  return db
    .selectFrom('accounts')
    .select(['email', 'role', 'created_at', 'closed_at'])
    .where('role', '!=', 'member')
    .orderBy((eb) => eb('closed_at', 'is not', null))
    .orderBy('email')
    .execute();
}
