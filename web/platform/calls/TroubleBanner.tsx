import { Banner } from '../../ui/frame/Banner.tsx';
import { useTranslation } from '../words.ts';
import { LOOKS, queryClient } from './queries.ts';
import { useTrouble } from './trouble.ts';

/** No connection, or the server is away: says so, that nothing is lost, and offers what helps. */
export function TroubleBanner() {
  const { t } = useTranslation();
  const { unreachable } = useTrouble();
  if (!unreachable) return null;
  const isOutdated = unreachable === 'outdated';
  return (
    <Banner
      isOffline={unreachable === 'offline'}
      actionLabel={isOutdated ? t('shared.connection.reload') : t('shared.kit.retry')}
      onAction={() => (isOutdated ? window.location.reload() : askAgain())}
    >
      {t(`shared.connection.${unreachable}`)}
    </Banner>
  );
}

/** What is shown may be out of date; but nobody is looked at once more for that. */
function askAgain(): Promise<void> {
  return queryClient.refetchQueries({ predicate: ({ queryKey: [topic] }) => topic !== LOOKS });
}
