import { type Run, runsContract } from '../../../domain/runs/runs.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Fact, Facts } from '../../ui/content/Facts.tsx';
import { ProgressBar } from '../../ui/content/ProgressBar.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';

import { useFileResult, useRunName } from './runWords.ts';

/** A run that is queued or working, with a button that stops it. */
export function RunCard({ run, onStopped }: { run: Run; onStopped: () => void }) {
  const { t } = useTranslation();
  const name = useRunName()(run);
  const stop = useDecision(runsContract.stopRun);
  const { ask, question } = useAsk();

  async function askToStop() {
    await ask({
      title: t('officeRuns.stopTitle', { name }),
      consequence: t('officeRuns.stopWhy'),
      yes: t('officeRuns.stopYes'),
      act: async () => {
        await stop.mutateAsync({ id: run.id });
        onStopped();
      },
    });
  }

  return (
    <Card title={name}>
      <Stack>
        {run.total !== null && run.total > 0 && (
          <ProgressBar label={t('officeRuns.progress')} percent={percentOf(run, run.total)} />
        )}
        <Facts dense facts={useRunFacts(run)} />
        <div>
          <Button look="secondary" busy={stop.isPending} resting={run.is_stop_wanted} onClick={askToStop}>
            {run.is_stop_wanted ? t('officeRuns.stopping') : t('officeRuns.stop')}
          </Button>
        </div>
      </Stack>
      {question}
    </Card>
  );
}

/** The percentage done, at most 100, because items may be added after the start. */
function percentOf({ done, failed }: Run, total: number): number {
  return Math.min(100, Math.floor(((done + failed) / total) * 100));
}

function useRunFacts({ started_at, by, done, total, failed, bank_file }: Run): Fact[] {
  const { t } = useTranslation();
  const ofFile = useFileResult();
  return [
    {
      term: t('officeRuns.begun'),
      value: started_at ? t('officeRuns.moment', dateAndTimeOf(started_at)) : t('officeRuns.waits'),
    },
    { term: t('officeRuns.by'), value: by ?? t('officeRuns.byItself') },
    {
      term: t(bank_file ? 'officeRuns.lookedThrough' : 'officeRuns.done'),
      value:
        total === null
          ? formatCount(done)
          : t('officeRuns.doneOf', { done: formatCount(done), total: formatCount(total) }),
    },
    ...(bank_file ? [{ term: t('officeRuns.outcome'), value: ofFile(bank_file) }] : []),
    ...(failed > 0 ? [{ term: t('officeRuns.failed'), value: formatCount(failed) }] : []),
  ];
}
