import type { Tx } from '../platform/db.ts';
import { hashToken } from '../platform/tokens.ts';
import type { TokenPurpose } from './accounts.tables.ts';

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
