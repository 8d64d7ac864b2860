import type { Reader } from '../../platform/db.ts';

/** When the session began, which is when the password was typed. */
export async function findSessionStart(db: Reader, id: number): Promise<{ created_at: Date } | undefined> {
  return db.selectFrom('sessions').select('created_at').where('id', '=', id).executeTakeFirst();
}

/** All sessions of an account that were not ended, perhaps also expired ones. */
export async function listSessions(db: Reader, accountId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'remember', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
