import type { Reader } from '../platform/db.ts';
import './accounts.tables.ts';

/** The recorded log-ins of an account, newest first. */
export async function listLogInsOf(db: Reader, accountId: number, most?: number) {
  return db
    .selectFrom('log_ins')
    .select(['logged_in_at', 'browser', 'system', 'network'])
    .where('account_id', '=', accountId)
    .orderBy('logged_in_at', 'desc')
    .orderBy('id', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
}
