import { newsContract } from '../../../domain/notifications/news.contract.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { useDecision } from '../calls/useDecision.ts';

import { newsHtml } from './newsHtml.ts';
import { useTabDraft } from './useTabDraft.ts';

/** `language` is empty if the text is in none of our languages, or in several. */
export const NO_NEWS = { title: '', data: '', language: '' };

export type NewsForm = ReturnType<typeof useNewsForm>;

type News = {
  /** Without it the message goes to everybody who waits or is active. */
  householdId?: number;
  /** The household's language. */
  language?: Language | undefined;
  /** Runs when the text is valid; false sends nothing. */
  isSure?: (title: string) => Promise<boolean>;
  /** Runs once it is stored; `waits`: a second person has to approve it first. */
  onSent?: (waits: boolean) => void;
};

/** The form for news: a title, and plain paragraphs that are sent as simple markup (D34). */
export function useNewsForm({ householdId, language: reads, isSure, onSent }: News) {
  const send = useDecision(newsContract.sendNews);
  return useForm({
    id: 'news',
    schema: async () => (await import('../../../domain/notifications/news.contract.ts')).newsContract.sendNews.body,
    initial: { ...NO_NEWS, language: reads ?? '' },
    draft: useTabDraft(householdId === undefined ? 'news' : `news-${householdId}`),
    toInput: ({ title, data, language }) => ({
      title,
      data: data.trim() && newsHtml(data),
      household_id: householdId ?? null,
      language: language || null,
    }),
    submit: async (input) => {
      if (isSure && !(await isSure(input.title))) return false;
      const { approval } = await send.mutateAsync(input);
      onSent?.(approval !== null);
    },
  });
}
