import { newsContract } from '../../../domain/notifications/news.contract.ts';
import { newsHtml } from '../../../domain/notifications/newsHtml.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { useDecision } from '../calls/useDecision.ts';

import { useTabDraft } from './useTabDraft.ts';

/** `language` is empty if the text is in none of our languages, or in several. */
const NO_NEWS = { title: '', data: '', language: '' };

export type NewsForm = ReturnType<typeof useNewsForm>;

/** The form for news to a household: a title, and plain paragraphs that are sent as simple markup (D34). */
export function useNewsForm({ householdId, reads }: { householdId: number; reads: Language | undefined }) {
  const send = useDecision(newsContract.sendNews);
  return useForm({
    id: 'news',
    schema: async () => (await import('../../../domain/notifications/news.contract.ts')).newsContract.sendNews.body,
    initial: { ...NO_NEWS, language: reads ?? '' },
    draft: useTabDraft(`news-${householdId}`),
    toInput: ({ title, data, language }) => ({
      title,
      data: data.trim() && newsHtml(data),
      household_id: householdId,
      language: language || null,
    }),
    submit: (input) => send.mutateAsync(input),
  });
}
