import { useSuspenseQuery } from '@tanstack/react-query';
import { formatCount } from '../../../domain/shared/money.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { isUnfinished, runsQuery } from '../calls/runsQuery.ts';
import { EndedRuns } from './EndedRuns.tsx';
import { RunCard } from './RunCard.tsx';

/** Long-running work: its progress and results. */
export function Runs() {
  const { t } = useTranslation();
  const { runs, mails_waiting: mails } = useSuspenseQuery(runsQuery).data;
  const { tellDone, done } = useDone();
  const unfinished = runs.filter(isUnfinished);
  const ended = runs.filter((run) => !isUnfinished(run));
  return (
    <Screen title={t('officeRuns.title')} lead={t('officeRuns.lead')}>
      {done}
      <Stack gap={6}>
        {unfinished.length === 0 && mails === 0 && (
          <EmptyState title={t('officeRuns.nothingTitle')}>{t('officeRuns.nothing')}</EmptyState>
        )}
        {unfinished.map((run) => (
          <RunCard key={run.id} run={run} onStopped={() => tellDone((say) => say('officeRuns.stopWanted'))} />
        ))}
        {mails > 0 && (
          <Card title={t('officeRuns.mailsTitle')}>
            <p>{t('officeRuns.mails', { count: mails, number: formatCount(mails) })}</p>
          </Card>
        )}
        {ended.length > 0 && <EndedRuns runs={ended} />}
      </Stack>
    </Screen>
  );
}
