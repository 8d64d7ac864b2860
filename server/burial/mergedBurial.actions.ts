import type { Change } from '../platform/context.ts';
import { moveBurialPlace } from './burial.writes.ts';
import { moveDeathContacts } from './deathContacts.writes.ts';

/** What the people of a household wish at a death belongs to another one (both are locked); its own wishes stay (decision 109). */
export async function passBurial(
  change: Change,
  { from, to, persons }: { from: number; to: number; persons: readonly { fromId: number; toId: number }[] },
): Promise<void> {
  for (const same of persons) await moveBurialPlace(change.tx, same);
  await moveDeathContacts(change.tx, from, to);
}
