import { Banner } from '../../ui/frame/Banner.tsx';
import { useTranslation } from '../words.ts';
import { useCallProblems } from './callProblems.ts';
import { ACCESS_RECORDED, queryClient } from './queries.ts';

/** Says that there is no connection or that the server is down, that nothing is lost, and what to do. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const { unreachable } = useCallProblems();
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

/** Loads the shown data again, except queries that write access records: a retry must not record another view. */
function askAgain(): Promise<void> {
  return queryClient.refetchQueries({ predicate: ({ queryKey: [topic] }) => topic !== ACCESS_RECORDED });
}
