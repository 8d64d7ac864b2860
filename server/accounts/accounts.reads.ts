import { type Selectable, sql } from 'kysely';
import { normaliseEmail } from '../../domain/accounts/email.ts';
import { typedEmail } from '../../domain/accounts/emailDomain.ts';
import type { Reader, Tables, Tx } from '../platform/db.ts';
import { withAsciiDomain, withReadableDomain } from '../platform/mail/mailDomain.ts';
import { NO_PASSWORD } from '../platform/secrets/passwordHash.ts';

export type Account = Pick<Selectable<Tables['accounts']>, (typeof columns)[number]>;

const columns = ['id', 'email', 'pending_email', 'password_hash', 'role', 'status', 'language'] as const;

/**
 * An e-mail address as it is stored: normalised, with its domain in Unicode. Browsers send `müller.at` as `xn--mller-kva.at`;
 * both are the same mailbox.
 */
export function storedEmail(typed: string): string {
  return withReadableDomain(normaliseEmail(typedEmail(typed)));
}

/**
 * Every spelling under which an address may be stored, the typed one first, because older accounts may differ only in the
 * spelling.
 */
export function emailSpellings(typed: string): string[] {
  const email = normaliseEmail(typedEmail(typed));
  return [...new Set([email, withReadableDomain(email), withAsciiDomain(email)])];
}

/** Whether two addresses are the same mailbox, however their domain is spelled. */
export function isSameMailbox(one: string, other: string): boolean {
  return storedEmail(one) === storedEmail(other);
}

/** The account with this address, in any spelling. */
export async function findAccountByEmail(db: Reader, email: string): Promise<Account | undefined> {
  return withEmail(db, email).executeTakeFirst();
}

export async function findAccount(db: Reader, id: number): Promise<Account | undefined> {
  return db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The account, locked until the transaction ends. */
export async function lockAccount(tx: Tx, id: number): Promise<Account | undefined> {
  return tx.selectFrom('accounts').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** `lockAccount` for the account of a household; undefined if it has none. */
export async function lockAccountOf(tx: Tx, householdId: number): Promise<Account | undefined> {
  return tx
    .selectFrom('accounts')
    .select(columns)
    .where('id', '=', (eb) => eb.selectFrom('households').select('account_id').where('id', '=', householdId))
    .forUpdate()
    .executeTakeFirst();
}

/** The account with this address in any spelling, locked until the transaction ends. */
export async function lockAccountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  return withEmail(tx, email).forUpdate().executeTakeFirst();
}

function withEmail(db: Reader, typed: string) {
  const spellings = emailSpellings(typed);
  return db
    .selectFrom('accounts')
    .select(columns)
    .where('email_key', 'in', spellings)
    .orderBy(sql`array_position(${spellings}::text[], email_key)`)
    .limit(1);
}

type Forgotten = { since: Date; now: Date };

/** Unconfirmed accounts from before `since` that no unexpired link can still confirm (D12). */
export async function listForgottenAccounts(db: Reader, forgotten: Forgotten): Promise<number[]> {
  const rows = await forgottenAccounts(db, forgotten).orderBy('a.id').execute();
  return rows.map(({ id }) => id);
}

/** `listForgottenAccounts` for one account. */
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

/** Whether nobody can log in until a new password is set. */
export function isWithoutPassword({ password_hash }: Pick<Account, 'password_hash'>): boolean {
  return password_hash.endsWith(NO_PASSWORD);
}

/** Whether not even a password link may be requested, because the thief may read the address in force. */
export function isShut(account: Pick<Account, 'password_hash' | 'pending_email'>): boolean {
  return account.pending_email !== null && isWithoutPassword(account);
}
