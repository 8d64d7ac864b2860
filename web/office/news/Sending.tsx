import { type CircularPage, circularsContract } from '../../../domain/post/circulars.contract.ts';
import { runsContract } from '../../../domain/runs/runs.contract.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ProgressBar } from '../../ui/content/ProgressBar.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';

type SendingProps = { run: NonNullable<CircularPage['run']>; subject: string; tellDone: TellDone };

/** How far it is, with a button that stops the rest. */
export function Sending({ run, subject, tellDone }: SendingProps) {
  const { t } = useTranslation();
  const stop = useDecision(runsContract.stopRun);
  const { ask, question } = useAsk(tellDone);
  const percent = run.total ? Math.min(100, Math.floor((run.done / run.total) * 100)) : 0;

  async function askToStop() {
    await ask({
      title: t('officeCirculars.stopTitle', { subject }),
      consequence: t('officeCirculars.stopWhy'),
      yes: t('officeRuns.stopYes'),
      act: () => stop.mutateAsync({ id: run.id }),
      told: (say) => say('officeCirculars.stopping'),
    });
  }

  return (
    <>
      <ProgressBar label={t('officeCirculars.states.running')} percent={percent} />
      <div>
        <Button look="secondary" busy={stop.isPending} resting={run.is_stop_wanted} onClick={askToStop}>
          {run.is_stop_wanted ? t('officeRuns.stopping') : t('officeRuns.stop')}
        </Button>
      </div>
      {question}
    </>
  );
}

/** Begins the run again for who has not got it. */
export function GoOn({ id, tellDone }: { id: number; tellDone: TellDone }) {
  const { t } = useTranslation();
  const go = useDecision(circularsContract.goOnWithCircular);
  async function goOn() {
    await go.mutateAsync({ id });
    tellDone((say) => say('officeCirculars.didGoOn'));
  }
  return (
    <Stack gap={3}>
      <p>{t('officeCirculars.once')}</p>
      <div>
        <Button look="secondary" busy={go.isPending} onClick={goOn}>
          {t('officeCirculars.goOn')}
        </Button>
      </div>
    </Stack>
  );
}
