import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { type UiTexts, UiTextsProvider } from '../ui/UiTexts.tsx';
import { queryClient } from './calls/queries.ts';
import { useTranslation } from './words.ts';

/** What every screen of both doors stands in: the kit's words and the server's state. */
export function Interface({ children }: { children: ReactNode }) {
  const texts = useKitTexts();
  const { language } = useTranslation();
  // before the words are seen, and heard
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
