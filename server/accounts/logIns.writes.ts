import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import './accounts.tables.ts';

export async function insertLogIn(tx: Tx, logIn: Insertable<Tables['log_ins']>): Promise<void> {
  await tx.insertInto('log_ins').values(logIn).execute();
}
