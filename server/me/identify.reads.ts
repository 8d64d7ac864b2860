import { sql } from 'kysely';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { AccountRole } from '../accounts/accounts.tables.ts';
import { batchQueries } from '../platform/batchQueries.ts';
import type { Reader } from '../platform/db.ts';
import { hashToken } from '../platform/secrets/tokens.ts';

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
  has_shown_factor: boolean;
  has_factor: boolean;
  revision: string;
};

type Stored = Omit<KnownSession, 'last_seen_at' | 'expires_at'> & { last_seen_at: string; expires_at: string };

/**
 * Session, open account, household and main member of a session token. One query for all requests that arrive at the same time,
 * because every request needs it.
 */
export const findSession: (db: Reader, token: string) => Promise<KnownSession | undefined> = batchQueries(readSessions);

async function readSessions(db: Reader, tokens: readonly string[]): Promise<(KnownSession | undefined)[]> {
  // a database function, because its plan is cached
  const { rows } = await sql<{ session: Stored | null }>`
    select session_record(token_hash) as session
    from unnest(${tokens.map(hashToken)}::bytea[]) with ordinality as asked(token_hash, place) order by place`.execute(
    db,
  );
  return rows.map(({ session }) => (session ? known(session) : undefined));
}

function known(session: Stored): KnownSession {
  return { ...session, last_seen_at: new Date(session.last_seen_at), expires_at: new Date(session.expires_at) };
}
