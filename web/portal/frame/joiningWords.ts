import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../../domain/shared/language.ts';
import type { joiningDe } from '../../../texts/application/joining.de.ts';
import { type Params, sentence } from '../../../texts/sentence.ts';
import type { TextKey } from '../../../texts/textKey.ts';
import { unparted } from '../../../texts/unparted.ts';
import { useTranslation } from '../../platform/words.ts';

type Words = { joining: typeof joiningDe };
export type TranslateJoining = (key: TextKey<Words>, params?: Params) => string;

const texts = {
  de: async () => (await import('../../../texts/application/joining.de.ts')).joiningDe,
  tr: async () => (await import('../../../texts/application/joining.tr.ts')).joiningTr,
  en: async () => (await import('../../../texts/application/joining.en.ts')).joiningEn,
} satisfies Record<Language, () => Promise<typeof joiningDe>>;

/** `t` for words that the log-in page must not load; undefined until they have arrived. */
export function useJoiningWords(): { t: TranslateJoining | undefined; isLost: boolean } {
  const { language } = useTranslation();
  const { data, isError } = useQuery({
    queryKey: ['part', 'joiningWords', language],
    queryFn: async (): Promise<Words> => unparted({ joining: await texts[language]() }, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { t: data && ((key, params) => sentence(data, language, key, params) ?? key), isLost: isError };
}
