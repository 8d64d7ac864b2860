import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../../platform/context.ts';
import { countOpen, lockProof, sumFigures } from './proof.reads.ts';
import { ensureProof, updateProof } from './proof.writes.ts';

/**
 * Ends a comparison. Who signed other sums than the ones that it found has to sign anew. What was signed by both is never changed.
 */
export async function settleComparison({ tx, now }: Change, id: number): Promise<void> {
  await ensureProof(tx, id);
  const proof = await lockProof(tx, id);
  if (proof?.signed_at) return;
  await updateProof(tx, id, { compared_at: now });
  if (!proof?.asked_at) return;
  const isSame = isDeepStrictEqual(proof.figures, await sumFigures(tx, id)) && (await countOpen(tx, id)) === 0;
  if (!isSame) await updateProof(tx, id, { asked_by: null, asked_at: null, asked_name: null, figures: null });
}
