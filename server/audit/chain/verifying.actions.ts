import { system } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { inChange } from '../../platform/work.ts';
import { findFurthestCheck, insertCheck } from './checks.writes.ts';
import { headOf } from './digests.ts';
import { type Verified, verifyChain } from './verify.reads.ts';

/** Verifies the whole chain, also against what earlier verifications saw, and notes the result for the office. */
export async function verifyAndNote(context: Context, heads: readonly string[] = []): Promise<Verified> {
  const seen = await findFurthestCheck(context.db);
  const verified = await verifyChain(context, { heads: [...(seen?.place ? [headOf(seen)] : []), ...heads] });
  const { place, link } = verified.end;
  await inChange(context, system, ({ tx, now }) =>
    insertCheck(tx, { checked_at: now, place, link, problems: verified.count }),
  );
  return verified;
}
