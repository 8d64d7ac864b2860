import type { Reader } from '../platform/db.ts';
import { hashToken } from '../platform/tokens.ts';

export type KnownSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Who stands behind a session token: session, open account, household and main member in one query. */
export async function findSession(db: Reader, token: string) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', (join) => join.onRef('a.id', '=', 's.account_id').on('a.status', '=', 'active'))
    .leftJoin('households as h', 'h.account_id', 'a.id')
    .leftJoin('members as m', (join) => join.onRef('m.household_id', '=', 'h.id').on('m.is_main', '=', true))
    .select(['s.id', 's.account_id', 's.remember', 's.last_seen_at', 's.expires_at', 'a.role', 'a.language'])
    .select(['h.id as household_id', 'h.status as household_status', 'm.id as main_member_id'])
    .where('s.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}
