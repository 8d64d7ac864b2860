import type { Reader } from '../platform/db.ts';
import { hashToken } from '../platform/secrets/tokens.ts';
import type { TokenPurpose } from './accounts.tables.ts';

export type Link = { id: number; account_id: number; purpose: TokenPurpose; email: string | null };

/** The mailed link with this token, if it is valid and unused. */
export async function findLink(db: Reader, token: string, now: Date): Promise<Link | undefined> {
  return db
    .selectFrom('account_tokens')
    .select(['id', 'account_id', 'purpose', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
