import { type Telling, tell, tellAll, tellQuietly } from '../notifications/tell.actions.ts';
import type { Change } from '../platform/work.ts';
import type { Recipient } from './recipient.reads.ts';

/** In news and by mail; after a death in news alone, where the family finds it: no mail greets the dead. */
export async function tellMember(change: Change, telling: Telling<Recipient>): Promise<void> {
  await (telling.to.standing === 'deceased' ? tellQuietly(change, telling) : tell(change, telling));
}

/** The same to many at once. */
export async function tellMembers(change: Change, tellings: readonly Telling<Recipient>[]): Promise<void> {
  await tellAll(change, tellings, ({ standing }) => standing === 'deceased');
}
