import type { Insertable } from 'kysely';
import './dunning.tables.ts';
import type { Tables, Tx } from '../platform/db.ts';

/** Answers whether the level was reached for the first time. */
export async function insertStep(tx: Tx, step: Insertable<Tables['dunning_steps']>): Promise<boolean> {
  const row = await tx
    .insertInto('dunning_steps')
    .values(step)
    .onConflict((conflict) => conflict.columns(['sale_invoice_id', 'level']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
