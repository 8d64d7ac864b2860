import type { Language } from '../../domain/shared/language.ts';
import type { Tx } from '../platform/db.ts';

export type StaffRole = 'clerk' | 'board';

/** A closed account may be logged in to again, once it has a password. */
export async function updateReopened(
  tx: Tx,
  id: number,
  staff: { role: StaffRole; language: Language },
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
