import { type Telling, tell, tellAll, tellInNews } from '../notifications/tell.actions.ts';
import type { Change } from '../platform/context.ts';
import type { Recipient } from './recipient.reads.ts';

/**
 * Tells a household in the news and by mail; after the main member's death only in the news, because no mail must be addressed to
 * the dead.
 */
export async function tellMember(change: Change, telling: Telling<Recipient>): Promise<void> {
  await (telling.to.standing === 'deceased' ? tellInNews(change, telling) : tell(change, telling));
}

/** The same about money: not a word while it rests, nor made up for later (decision 60). */
export async function tellAboutMoney(change: Change, telling: Telling<Recipient>): Promise<void> {
  if (!telling.to.money_rests) await tellMember(change, telling);
}

export async function tellManyAboutMoney(change: Change, tellings: readonly Telling<Recipient>[]): Promise<void> {
  const told = tellings.filter(({ to }) => !to.money_rests);
  await tellAll(change, told, ({ standing }) => standing === 'deceased');
}
