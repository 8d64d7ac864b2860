import { type Insertable, sql } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import './staff.tables.ts';

/** A newer invitation to the same address replaces the older one, whose link no longer works. */
export async function replaceInvitation(tx: Tx, row: Insertable<Tables['staff_invitations']>): Promise<number> {
  await tx.deleteFrom('staff_invitations').where('email', '=', row.email).execute();
  const { id } = await tx.insertInto('staff_invitations').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Returns whether there was one. */
export async function deleteInvitation(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('staff_invitations').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes what this account has invited, or agreed to, and nobody has used; returns the ids. */
export async function deleteInvitationsOf(tx: Tx, accountId: number): Promise<number[]> {
  const rows = await tx
    .deleteFrom('staff_invitations')
    .where((eb) => eb.or([eb('invited_by', '=', accountId), eb('agreed_by', '=', accountId)]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns how many. */
export async function deleteExpiredInvitations(tx: Tx, now: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_invitations')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteAllInvitations(tx: Tx): Promise<void> {
  await sql`delete from staff_invitations`.execute(tx);
}
