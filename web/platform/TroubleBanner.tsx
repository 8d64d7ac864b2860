import { Banner } from '../ui/Banner.tsx';
import { queryClient } from './queries.ts';
import { useTrouble } from './trouble.ts';
import { useTranslation } from './words.ts';

/** No connection, or the server is away: says so, that nothing is lost, and offers what helps. */
export function TroubleBanner() {
  const { t } = useTranslation();
  const { unreachable } = useTrouble();
  if (!unreachable) return null;
  if (unreachable === 'outdated') {
    return (
      <Banner actionLabel={t('shared.connection.reload')} onAction={() => window.location.reload()}>
        {t('shared.connection.outdated')}
      </Banner>
    );
  }
  return (
    <Banner
      cause={unreachable === 'offline' ? 'offline' : 'warning'}
      actionLabel={t('shared.kit.retry')}
      onAction={() => queryClient.refetchQueries()}
    >
      {unreachable === 'offline' ? t('shared.connection.offline') : t('shared.connection.unavailable')}
    </Banner>
  );
}
