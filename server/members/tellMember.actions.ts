import { type Telling, tell, tellAll, tellQuietly } from '../notifications/tell.actions.ts';
import type { Change } from '../platform/work.ts';
import type { Recipient } from './recipient.reads.ts';

/**
 * Tells a household in the news and by mail; after the main member's death only in the news, because no mail must be addressed to
 * the dead.
 */
export async function tellMember(change: Change, telling: Telling<Recipient>): Promise<void> {
  await (telling.to.standing === 'deceased' ? tellQuietly(change, telling) : tell(change, telling));
}

/** `tellMember` for many households at once. */
export async function tellMembers(change: Change, tellings: readonly Telling<Recipient>[]): Promise<void> {
  await tellAll(change, tellings, ({ standing }) => standing === 'deceased');
}
