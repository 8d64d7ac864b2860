import { expiryOf } from '../../domain/accounts/sessionLife.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Tx } from '../platform/db.ts';
import { hashToken } from '../platform/secrets/tokens.ts';

export type NewSession = { account_id: number; token: string; remember: boolean; user_agent: string; now: Date };

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      account_id: session.account_id,
      token_hash: hashToken(session.token),
      remember: session.remember,
      user_agent: session.user_agent,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: expiryOf(session.remember, session.now),
      second_factor_at: null,
    })
    .execute();
}

/** Stores the last day on which the account was used; skips a row that another transaction has locked. */
export async function updateLastSeenOn(tx: Tx, accountId: number, today: Day): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ last_seen_on: today })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', accountId)
        .where((seen) => seen.or([seen('last_seen_on', 'is', null), seen('last_seen_on', '<', today)]))
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Stores that a session was used; skips a row that another transaction has locked. */
export async function updateLastSeen(tx: Tx, id: number, seen: { at: Date; expires_at: Date }): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: seen.at, expires_at: seen.expires_at })
    .where('id', '=', (eb) => eb.selectFrom('sessions').select('id').where('id', '=', id).forUpdate().skipLocked())
    .execute();
}

/** Returns whether the session existed. */
export async function updateSecondFactorShown(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ second_factor_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSession(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

export async function deleteSessionsOf(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}
