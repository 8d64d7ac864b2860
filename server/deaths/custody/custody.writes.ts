import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../../platform/db.ts';
import './custody.tables.ts';

export async function insertHandover(tx: Tx, handover: Insertable<Tables['death_case_handovers']>): Promise<void> {
  await tx.insertInto('death_case_handovers').values(handover).execute();
}

export async function insertBelonging(tx: Tx, belonging: { case_id: number; what: string }): Promise<number> {
  const { id } = await tx
    .insertInto('death_case_belongings')
    .values(belonging)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteHandover(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('death_case_handovers').where('id', '=', id).execute();
}

export async function deleteBelonging(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('death_case_belongings').where('id', '=', id).execute();
}
