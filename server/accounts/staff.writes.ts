import type { Language } from '../../domain/shared/language.ts';
import type { Tx } from '../platform/db.ts';

export type StaffRole = 'clerk' | 'board';
type StaffAccount = { email: string; role: StaffRole; language: Language; password_hash: string };

/** `email` is normalised already. Whoever makes it vouches for the address: it counts as confirmed. */
export async function insertStaffAccount(tx: Tx, account: StaffAccount, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('accounts')
    .values({
      ...account,
      email_key: account.email,
      pending_email: null,
      pending_email_key: null,
      status: 'active',
      created_at: now,
      confirmed_at: now,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A closed account may be logged in to again, once it has a password. */
export async function updateReopened(
  tx: Tx,
  id: number,
  staff: Pick<StaffAccount, 'role' | 'language'>,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ ...staff, status: 'active', closed_at: null })
    .where('id', '=', id)
    .execute();
}

export async function updateRole(tx: Tx, id: number, role: StaffRole): Promise<void> {
  await tx.updateTable('accounts').set({ role }).where('id', '=', id).execute();
}
