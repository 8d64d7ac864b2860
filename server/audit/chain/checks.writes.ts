import type { Insertable } from 'kysely';
import type { Reader, Tables, Tx } from '../../platform/db.ts';
import './chain.tables.ts';

export async function insertCheck(tx: Tx, check: Insertable<Tables['audit_checks']>): Promise<void> {
  await tx.insertInto('audit_checks').values(check).execute();
}

/** The furthest end of the chain that a verification has seen; a later one must still contain it. */
export async function findFurthestCheck(db: Reader) {
  return db
    .selectFrom('audit_checks')
    .select(['place', 'link'])
    .orderBy('place', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
