import { type Insertable, sql } from 'kysely';
import './dunning.tables.ts';
import type { Tables, Tx } from '../platform/db.ts';

/** Answers whether the level was reached for the first time since the invoice is due when it is. */
export async function insertStep(tx: Tx, step: Insertable<Tables['dunning_steps']>): Promise<boolean> {
  const row = await tx
    .insertInto('dunning_steps')
    .values(step)
    .onConflict((conflict) => conflict.columns(['sale_invoice_id', 'level']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was told before the first level of a due date was told for one that holds no more. */
export async function setStepsAside(tx: Tx, invoiceId: number): Promise<void> {
  await sql`
    with past as (
      delete from dunning_steps where sale_invoice_id = ${invoiceId}
      returning id, sale_invoice_id, level, reached_on, open_cents)
    insert into past_dunning_steps (id, sale_invoice_id, level, reached_on, open_cents)
    select id, sale_invoice_id, level, reached_on, open_cents from past`.execute(tx);
}
