import { useTranslation } from 'react-i18next';
import { Notice, type NoticeTone } from '../ui/Notice.tsx';
import { useHome } from './applicationApi.ts';

/** What the household's status means and what happens next, in a sentence (spec §2, ui.md "Frame"). */
export function StatusCard() {
  const { tone, title, words } = useStanding();
  return (
    <Notice tone={tone} title={title}>
      <p>{words}</p>
    </Notice>
  );
}

function useStanding(): { tone: NoticeTone; title: string; words: string } {
  const { t } = useTranslation();
  const { household, application } = useHome();
  switch (household.status) {
    case 'active':
      return {
        tone: 'success',
        title: t('application.status.active.title'),
        words: t('application.status.active.words', { date: household.active_from ?? household.status_since }),
      };
    case 'waiting':
      return {
        tone: 'info',
        title: t('application.status.waiting.title'),
        words: household.waiting_until
          ? t('application.status.waiting.until', { date: household.waiting_until })
          : t('application.status.waiting.unpaid'),
      };
    case 'inactive':
      return {
        tone: 'warning',
        title: t('application.status.inactive.title'),
        words: t('application.status.inactive.words', { date: household.status_since }),
      };
    case 'new':
      return {
        tone: 'info',
        title: t('application.status.new.title'),
        words: t('application.status.new.gaps', { count: application.gaps.length }),
      };
  }
}
