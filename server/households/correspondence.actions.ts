import type { Channel } from '../../domain/members/channel.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Change } from '../platform/context.ts';
import { findAccountIdOf } from './account.reads.ts';
import { updateHousehold } from './households.writes.ts';

/**
 * Stores how a household (locked before) is written to, and in which language if it has no account. Returns the id of its
 * account, null if it has none.
 */
export async function storeCorrespondence(
  change: Change,
  id: number,
  wanted: { channel: Channel; language: Language },
): Promise<number | null> {
  await updateHousehold(change.tx, id, wanted);
  return findAccountIdOf(change.tx, id);
}
