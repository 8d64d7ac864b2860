import type { Insertable, Updateable } from 'kysely';
import type { Tables, Tx } from '../../platform/db.ts';
import './costs.tables.ts';

type Costs = Tables['death_case_costs'];

export async function insertCost(tx: Tx, row: Insertable<Costs>): Promise<number> {
  const { id } = await tx.insertInto('death_case_costs').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCost(
  tx: Tx,
  id: number,
  fields: Pick<Updateable<Costs>, 'paid_on' | 'pay_asked_on' | 'pay_asked_by' | 'cancelled_at' | 'cancelled_by'>,
): Promise<void> {
  await tx.updateTable('death_case_costs').set(fields).where('id', '=', id).execute();
}
