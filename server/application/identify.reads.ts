import { sql } from 'kysely';
import type { Language } from '../../domain/shared/language.ts';
import type { Reader } from '../platform/db.ts';
import { hashToken } from '../platform/tokens.ts';

export type KnownSession = {
  id: number;
  account_id: number;
  remember: boolean;
  last_seen_at: Date;
  expires_at: Date;
  role: 'member' | 'clerk' | 'board';
  language: Language;
  household_id: number | null;
  household_status: 'new' | 'waiting' | 'active' | 'inactive' | null;
  main_member_id: number | null;
};

/** Who stands behind a session token: session, open account, household and main member in one query. */
export async function findSession(db: Reader, token: string): Promise<KnownSession | undefined> {
  const { rows } = await sql<KnownSession>`
    select s.id, s.account_id, s.remember, s.last_seen_at, s.expires_at, a.role, a.language,
      h.id as household_id, h.status as household_status, m.id as main_member_id
    from sessions s
    join accounts a on a.id = s.account_id and a.status = 'active'
    left join households h on h.account_id = a.id
    left join members m on m.household_id = h.id and m.is_main
    where s.token_hash = ${hashToken(token)}`.execute(db);
  return rows[0];
}
