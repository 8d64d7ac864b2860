import type { Selectable } from 'kysely';
import type { Reader, Tables, Tx } from '../platform/db.ts';

export type Account = Pick<Selectable<Tables['accounts']>, (typeof columns)[number]>;

const columns = ['id', 'email', 'pending_email', 'password_hash', 'role', 'status', 'language'] as const;

/** The account with this address; `emailKey` is the normalised one. */
export async function findAccountByEmail(db: Reader, emailKey: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').select(columns).where('email_key', '=', emailKey).executeTakeFirst();
}

export async function findAccount(db: Reader, id: number): Promise<Account | undefined> {
  return db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The account, held until the change is over. */
export async function lockAccount(tx: Tx, id: number): Promise<Account | undefined> {
  return tx.selectFrom('accounts').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function lockAccountByEmail(tx: Tx, emailKey: string): Promise<Account | undefined> {
  return tx.selectFrom('accounts').select(columns).where('email_key', '=', emailKey).forUpdate().executeTakeFirst();
}

type Forgotten = { since: Date; now: Date };

/** Unconfirmed accounts from before `since` that no unexpired link can still confirm (D12). */
export async function listForgottenAccounts(db: Reader, forgotten: Forgotten): Promise<number[]> {
  const rows = await forgottenAccounts(db, forgotten).orderBy('a.id').execute();
  return rows.map(({ id }) => id);
}

/** The same of one account. */
export async function isForgottenAccount(db: Reader, id: number, forgotten: Forgotten): Promise<boolean> {
  return (await forgottenAccounts(db, forgotten).where('a.id', '=', id).executeTakeFirst()) !== undefined;
}

function forgottenAccounts(db: Reader, { since, now }: Forgotten) {
  return db
    .selectFrom('accounts as a')
    .select('a.id')
    .where('a.status', '=', 'unconfirmed')
    .where('a.created_at', '<=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_tokens as t')
            .select('t.id')
            .whereRef('t.account_id', '=', 'a.id')
            .where('t.purpose', '=', 'confirm_email')
            .where('t.expires_at', '>', now),
        ),
      ),
    );
}
