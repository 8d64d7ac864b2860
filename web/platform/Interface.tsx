import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { type UiTexts, UiTextsProvider } from '../ui/UiTexts.tsx';
import { queryClient } from './calls/queries.ts';
import { useTranslation } from './words.ts';

/** Wraps all screens of the portal or the office: texts of the UI kit and the query cache. */
export function Interface({ children }: { children: ReactNode }) {
  const texts = useKitTexts();
  const { language } = useTranslation();
  // before the first paint, so that screen readers know the language of the words
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <QueryClientProvider client={queryClient}>
      <UiTextsProvider texts={texts}>{children}</UiTextsProvider>
    </QueryClientProvider>
  );
}

function useKitTexts(): UiTexts {
  const { t, language, texts } = useTranslation();
  return useMemo(
    () => ({
      ...texts.shared.kit,
      lang: language,
      matches: (count: number) => t('shared.kit.matches', { count }),
    }),
    [t, language, texts],
  );
}
