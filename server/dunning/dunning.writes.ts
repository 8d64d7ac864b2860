import { type Insertable, sql } from 'kysely';
import './dunning.tables.ts';
import type { Tables, Tx } from '../platform/db.ts';

/** Returns whether the level was reached for the first time for the current due date. */
export async function insertStep(tx: Tx, step: Insertable<Tables['dunning_steps']>): Promise<boolean> {
  const row = await tx
    .insertInto('dunning_steps')
    .values(step)
    .onConflict((conflict) => conflict.columns(['sale_invoice_id', 'level']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves the reminders of an earlier due date to the past ones, before the first level of the new one. */
export async function setStepsAside(tx: Tx, invoiceId: number): Promise<void> {
  await sql`
    with past as (
      delete from dunning_steps where sale_invoice_id = ${invoiceId}
      returning id, sale_invoice_id, level, reached_on, open_cents)
    insert into past_dunning_steps (id, sale_invoice_id, level, reached_on, open_cents)
    select id, sale_invoice_id, level, reached_on, open_cents from past`.execute(tx);
}
