import { sql } from 'kysely';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { AccountRole } from '../accounts/accounts.tables.ts';
import type { Reader } from '../platform/db.ts';
import { hashToken } from '../platform/tokens.ts';

export type KnownSession = {
  id: number;
  account_id: number;
  remember: boolean;
  last_seen_at: Date;
  expires_at: Date;
  role: AccountRole;
  language: Language;
  household_id: number | null;
  household_status: MemberStatus | null;
  main_member_id: number | null;
  revision: string;
};

/** Who stands behind a session token: session, open account, household and main member in one query. */
export async function findSession(db: Reader, token: string): Promise<KnownSession | undefined> {
  // a function, because the database keeps its plan: this is asked before every answer
  const { rows } = await sql<KnownSession>`select * from session_view(${hashToken(token)})`.execute(db);
  return rows[0];
}
