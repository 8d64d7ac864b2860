import { type Insertable, sql } from 'kysely';
import type { GottenWay } from '../../../domain/post/circulars.contract.ts';
import type { Tables, Tx } from '../../platform/db.ts';
import './circulars.tables.ts';

export async function insertCircular(tx: Tx, row: Insertable<Tables['circulars']>): Promise<number> {
  const { id } = await tx.insertInto('circulars').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Gotten = { household_id: number; gets: GottenWay };

/** Notes that these households get a circular, and how; returns those that have not got it before. */
export async function noteGotten(tx: Tx, circularId: number, all: readonly Gotten[]): Promise<number[]> {
  const { rows } = await sql<{ household_id: number }>`
    insert into circular_households (circular_id, household_id, way)
    select ${circularId}::integer, id, way
    from unnest(${all.map(({ household_id }) => household_id)}::integer[], ${all.map(({ gets }) => gets)}::text[])
      as got (id, way)
    on conflict do nothing returning household_id`.execute(tx);
  return rows.map(({ household_id }) => household_id);
}

/** Moves a circular that waits to another state; false if it does not wait any more. */
export async function endWait(tx: Tx, circularId: number, state: 'begun' | 'withdrawn'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('circulars')
    .set({ state })
    .where('id', '=', circularId)
    .where('state', '=', 'waits')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Keeps a chosen set of households; the same ones, whatever changes. */
export async function insertChosenList(
  tx: Tx,
  row: Insertable<Tables['chosen_lists']>,
  householdIds: readonly number[],
): Promise<number> {
  const { id } = await tx.insertInto('chosen_lists').values(row).returning('id').executeTakeFirstOrThrow();
  await sql`insert into chosen_list_households (chosen_list_id, household_id)
    select ${id}::integer, household_id from unnest(${householdIds}::integer[]) as household_id`.execute(tx);
  return id;
}

/** Deletes chosen sets kept before this instant. */
export async function deleteChosenListsBefore(tx: Tx, instant: Date): Promise<void> {
  await tx.deleteFrom('chosen_lists').where('created_at', '<', instant).execute();
}

/** Deletes circulars written before this instant; returns how many. */
export async function deleteCircularsBefore(tx: Tx, instant: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('circulars')
    .where('created_at', '<', instant)
    .where(sql<boolean>`not exists (select from runs r where r.kind = 'post.circular' and r.outcome is null
      and (r.payload ->> 'circular_id')::integer = circulars.id)`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
