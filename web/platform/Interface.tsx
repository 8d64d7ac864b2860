import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type UiTexts, UiTextsProvider } from '../ui/UiTexts.tsx';
import { queryClient } from './queries.ts';

/** What every screen of both doors stands in: the kit's words and the server's state. */
export function Interface({ children }: { children: ReactNode }) {
  const texts = useKitTexts();
  return (
    <QueryClientProvider client={queryClient}>
      <UiTextsProvider texts={texts}>{children}</UiTextsProvider>
    </QueryClientProvider>
  );
}

function useKitTexts(): UiTexts {
  const { t, i18n } = useTranslation();
  const lang = i18n.language;
  return useMemo(
    () => ({
      ...t('shared.kit', { returnObjects: true }),
      lang,
      matches: (count: number) => t('shared.kit.matches', { count }),
    }),
    [t, lang],
  );
}
