import type { Language } from '../../domain/shared/language.ts';
import type { Tx } from '../platform/db.ts';
import { hashToken } from '../platform/secrets/tokens.ts';
import type { AccountRole, TokenPurpose } from './accounts.tables.ts';

export type NewAccount = {
  email: string;
  password_hash: string;
  language: Language;
  role: AccountRole;
  /** Null until the address is confirmed. */
  confirmed_at: Date | null;
};

/** `email` is normalised already, so that mails go to the same address that is compared. */
export async function insertAccount(tx: Tx, account: NewAccount, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('accounts')
    .values({
      ...account,
      email_key: account.email,
      pending_email: null,
      pending_email_key: null,
      status: account.confirmed_at ? 'active' : 'unconfirmed',
      created_at: now,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteAccount(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', id).execute();
}

export async function updateConfirmed(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('accounts').set({ status: 'active', confirmed_at: now }).where('id', '=', id).execute();
}

export async function updateClosed(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('accounts').set({ status: 'closed', closed_at: now }).where('id', '=', id).execute();
}

export async function updatePassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/**
 * Stores the wanted address until its link is confirmed (D16); null withdraws it. A link puts in force the address that is wanted when
 * it is opened, so links that were mailed to other addresses are deleted.
 */
export async function updatePendingEmail(tx: Tx, id: number, email: string | null): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ pending_email: email, pending_email_key: email })
    .where('id', '=', id)
    .execute();
  await deleteUnusedLinks(tx, id, 'change_email');
}

export async function updateEmail(tx: Tx, id: number, { email, since }: { email: string; since: Date }): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email, email_key: email, email_since: since, email_refused_on: null })
    .set({ pending_email: null, pending_email_key: null })
    .where('id', '=', id)
    .execute();
}

/** Allows log-in to a closed account again, once it has a password. */
export async function updateReopened(
  tx: Tx,
  id: number,
  account: { role: AccountRole; language: Language },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ ...account, status: 'active', closed_at: null })
    .where('id', '=', id)
    .execute();
}

export async function updateRole(tx: Tx, id: number, role: AccountRole): Promise<void> {
  await tx.updateTable('accounts').set({ role }).where('id', '=', id).execute();
}

export async function updateStaffName(tx: Tx, id: number, staff_name: string): Promise<void> {
  await tx.updateTable('accounts').set({ staff_name }).where('id', '=', id).execute();
}

export type NewLink = {
  account_id: number;
  purpose: TokenPurpose;
  email?: string;
  token: string;
  created_at: Date;
  expires_at: Date;
};

export async function insertLink(tx: Tx, { token, ...link }: NewLink): Promise<void> {
  await tx
    .insertInto('account_tokens')
    .values({ ...link, token_hash: hashToken(token), used_at: null })
    .execute();
}

/** Marks a link as used; false if another request was quicker. */
export async function updateLinkUsed(tx: Tx, id: number, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Deletes all unused links of an account for this purpose. */
export async function deleteUnusedLinks(tx: Tx, accountId: number, purpose: TokenPurpose): Promise<void> {
  await tx
    .deleteFrom('account_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes all unused links of an account, for any purpose. */
export async function deleteEveryUnusedLink(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('account_tokens').where('account_id', '=', accountId).where('used_at', 'is', null).execute();
}
