import type { Agreement } from '../../domain/households/agreement.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import type { Reader } from '../platform/db.ts';
import './households.tables.ts';

/** What a household agreed to, the first first. */
export async function listAgreements(db: Reader, householdId: number): Promise<Agreement[]> {
  const rows = await db
    .selectFrom('agreements')
    .select(['document', 'version', 'agreed_on', 'way'])
    .where('household_id', '=', householdId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, agreed_on: toWireDay(row.agreed_on) }));
}
