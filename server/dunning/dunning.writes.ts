import { type Insertable, sql } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
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

type NewPromised = Insertable<Tables['dunning_letters']>;

/** Stores which levels a letter raises when it is sent. */
export async function insertPromised(tx: Tx, promised: readonly NewPromised[]): Promise<void> {
  if (promised.length === 0) return;
  await tx
    .insertInto('dunning_letters')
    .values([...promised])
    .onConflict((conflict) => conflict.columns(['effect_key', 'sale_invoice_id']).doNothing())
    .execute();
}

export async function noteRaised(tx: Tx, id: number, on: Day): Promise<void> {
  await tx.updateTable('dunning_letters').set({ raised_on: on }).where('id', '=', id).execute();
}

export async function noteTakenBack(tx: Tx, id: number, on: Day): Promise<void> {
  await tx.updateTable('dunning_letters').set({ taken_back_on: on }).where('id', '=', id).execute();
}

export async function deleteStep(
  tx: Tx,
  { sale_invoice_id, level }: { sale_invoice_id: number; level: 1 | 2 | 3 },
): Promise<void> {
  await tx
    .deleteFrom('dunning_steps')
    .where('sale_invoice_id', '=', sale_invoice_id)
    .where('level', '=', level)
    .execute();
}
