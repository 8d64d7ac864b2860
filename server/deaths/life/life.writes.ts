import type { Tx } from '../../platform/db.ts';
import type { KeptEffect } from './life.tables.ts';

export type NewEffect = { kind: string; before: KeptEffect; own_email?: Buffer | null };

export async function insertEffects(
  tx: Tx,
  effects: readonly NewEffect[],
  { case_id, now: done_at }: { case_id: number; now: Date },
): Promise<void> {
  if (effects.length === 0) return;
  await tx
    .insertInto('death_case_effects')
    .values(
      effects.map(({ kind, before, own_email = null }) => ({
        kind,
        before: JSON.stringify(before),
        own_email,
        case_id,
        done_at,
        undone_at: null,
      })),
    )
    .execute();
}

export async function markUndone(tx: Tx, ids: readonly number[], undone_at: Date): Promise<void> {
  if (ids.length > 0) await tx.updateTable('death_case_effects').set({ undone_at }).where('id', 'in', ids).execute();
}
