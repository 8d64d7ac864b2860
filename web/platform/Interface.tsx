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
      lang,
      close: t('shared.close'),
      optional: t('shared.optional'),
      required: t('shared.required'),
      working: t('shared.working'),
      copy: t('shared.copy'),
      copied: t('shared.copied'),
      showPassword: t('shared.show_password'),
      hidePassword: t('shared.hide_password'),
      capsLock: t('shared.caps_lock'),
      openCalendar: t('shared.open_calendar'),
      previousMonth: t('shared.previous_month'),
      nextMonth: t('shared.next_month'),
      month: t('shared.month'),
      year: t('shared.year'),
      noMatches: t('shared.no_matches'),
      matches: (count) => t('shared.matches', { count }),
      retry: t('shared.retry'),
      cancel: t('shared.cancel'),
      remove: t('shared.remove'),
      done: t('shared.done'),
      open: t('shared.open'),
    }),
    [t, lang],
  );
}
