import { z } from 'zod';
import { notify } from '../notifications/notifications.actions.ts';
import { defineJob } from '../platform/jobs.ts';
import { type Change, inChange } from '../platform/work.ts';
import { findNews, listHouseholdsAfter } from './news.reads.ts';

const AT_ONCE = 100;

/**
 * Tells the office's news to everybody who waits or is active, some households per transaction. Run twice, or killed
 * half-way and run again, each household is told once: the news' id is the key of the effect.
 */
export const tellEverybody = defineJob({
  name: 'office.tell_everybody',
  payload: z.object({ news_id: z.int() }),
  run: async (ground, { news_id }) => {
    const next = (after: number) =>
      inChange(ground, { kind: 'system' }, (change) => tellSome(change, { news_id, after }));
    for (let last = await next(0); last !== undefined; ) last = await next(last);
  },
});

/** The effect's key: one piece of the office's news, told to one household. */
export const newsEffect = (newsId: number) => `office.news/${newsId}`;

/** Answers the last household told, undefined when there was none any more. */
async function tellSome(change: Change, { news_id, after }: { news_id: number; after: number }) {
  const news = await findNews(change.db, news_id);
  if (!news) return undefined;
  const households = await listHouseholdsAfter(change.db, after, AT_ONCE);
  for (const household_id of households) {
    const { title, body_html: html } = news;
    await notify(change, { household_id, effect_key: newsEffect(news_id), title, html });
  }
  return households.at(-1);
}
