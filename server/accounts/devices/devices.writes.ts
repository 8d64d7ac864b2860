import type { Tx } from '../../platform/db.ts';

/** Ends a session of this account; returns whether it existed. */
export async function deleteSessionOf(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOtherSessions(tx: Tx, accountId: number, keptId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '!=', keptId).execute();
}
