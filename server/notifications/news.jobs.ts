import { z } from 'zod';
import type { Language } from '../../domain/shared/language.ts';
import type { EffectKey } from '../../domain/shared/messageKinds.ts';
import type { Change } from '../platform/context.ts';
import { defineRun } from '../platform/runs/runs.ts';
import { countHouseholdsToTell, findNews, listHouseholdsAfter } from './news.reads.ts';
import { filledNews } from './newsFacts.ts';
import { notify } from './tell.actions.ts';

const AT_ONCE = 100;

/**
 * Sends the office's news to all waiting and active households, some per step. If it is killed it continues where it stopped;
 * each household is told once, because the effect key contains the id of the news.
 */
export const tellEverybody = defineRun({
  kind: 'office.tell_everybody',
  payload: z.object({ news_id: z.int() }),
  position: z.object({ after: z.int() }),
  total: ({ db }) => countHouseholdsToTell(db),
  step: async ({ change, payload: { news_id }, position, share }) => {
    const news = await findNews(change.db, news_id);
    if (!news) return { done: 0 };
    const households = await listHouseholdsAfter(change.db, position?.after ?? 0, Math.ceil(AT_ONCE * share));
    for (const household_id of households) await tellOne(change, { ...news, id: news_id }, household_id);
    const after = households.at(-1);
    return { next: after === undefined ? undefined : { after }, done: households.length };
  },
});

/** The effect key of an item of the office's news. */
export const newsEffect = (newsId: number): EffectKey => `office.news/${newsId}`;

type News = { id: number; title: string; body_html: string; language: Language | null };

async function tellOne(
  change: Change,
  { id, body_html, language, ...told }: News,
  household_id: number,
): Promise<void> {
  const { title, data: html } = filledNews({ title: told.title, data: body_html }, change.settings);
  await notify(change, { household_id, effect_key: newsEffect(id), title, html, language });
}
