import type { Tx } from '../platform/db.ts';

/** An attempt without an outcome yet; it counts until `until`. */
export type Pending = { attempt: string; until: Date; mayBeGivenBack: boolean };

type Hit = { hit_at: Date; pending_until: Date | null };

/** The hits of a key that count now, newest first. */
export async function listHits(
  tx: Tx,
  key: string,
  { since, now, most }: { since: Date; now: Date; most: number },
): Promise<Hit[]> {
  return tx
    .selectFrom('throttle_hits')
    .select(['hit_at', 'pending_until'])
    .where('key', '=', key)
    .where('hit_at', '>', since)
    .where((eb) => eb.or([eb('pending_until', 'is', null), eb('pending_until', '>', now)]))
    .orderBy('hit_at', 'desc')
    .limit(most)
    .execute();
}

export async function insertHits(
  tx: Tx,
  keys: readonly string[],
  { now, pending }: { now: Date; pending?: Pending | undefined },
): Promise<void> {
  const { attempt = null, until = null } = pending ?? {};
  await tx
    .insertInto('throttle_hits')
    .values(keys.map((key) => ({ key, hit_at: now, attempt, pending_until: until })))
    .execute();
}

/** Makes the attempt count for the whole window. */
export async function updateCounted(tx: Tx, attempt: string): Promise<void> {
  await tx
    .updateTable('throttle_hits')
    .set({ attempt: null, pending_until: null })
    .where('attempt', '=', attempt)
    .execute();
}

export async function deletePending(tx: Tx, attempts: readonly string[]): Promise<void> {
  if (attempts.length === 0) return;
  await tx.deleteFrom('throttle_hits').where('attempt', 'in', attempts).execute();
}

export async function deleteUndecided(tx: Tx): Promise<void> {
  await tx.deleteFrom('throttle_hits').where('attempt', 'is not', null).execute();
}
