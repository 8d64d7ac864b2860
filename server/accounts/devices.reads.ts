import type { Reader } from '../platform/db.ts';

/** When the password was typed that a session began with. */
export async function findSessionStart(db: Reader, id: number): Promise<{ created_at: Date } | undefined> {
  return db.selectFrom('sessions').select('created_at').where('id', '=', id).executeTakeFirst();
}

/** Every session of an account that was not ended; those that ran out may still be among them. */
export async function listSessions(db: Reader, accountId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'remember', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
