import type { Language } from '../../domain/shared/language.ts';
import type { Tx } from '../platform/db.ts';

type StaffAccount = { email: string; role: 'clerk' | 'board'; language: Language; password_hash: string };

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
