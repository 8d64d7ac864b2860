import type { ReactNode } from 'react';
import { healthContract } from '../../../domain/health/health.contract.ts';
import { type TakeOver, type TakeOverStage, takeOversContract } from '../../../domain/movingIn/takeOvers.contract.ts';
import { undoOutcomes } from '../../../domain/movingIn/undo.ts';
import { takeOverVerdicts } from '../../../domain/movingIn/verdicts.ts';
import { runsContract } from '../../../domain/runs/runs.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { ProgressBar } from '../../ui/content/ProgressBar.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';

type StepProps = { takeOver: TakeOver; tellDone: TellDone };

/** The dry run, and what it says. */
export function DryRunCard({ takeOver, tellDone }: StepProps) {
  const { t } = useTranslation();
  const { id, tried_at, may, predicted } = takeOver;
  const begin = useDecision(takeOversContract.tryTakeOver);

  async function start() {
    await begin.mutateAsync({ id });
    tellDone((say) => say('takeOvers.didTry'));
  }

  return (
    <Step title={t('takeOvers.dryRun')} lead={t('takeOvers.dryRunLead')} stage="dry_run" takeOver={takeOver}>
      {tried_at && <p>{t('takeOvers.triedAt', dateAndTimeOf(tried_at))}</p>}
      {tried_at && <Counts of={takeOverVerdicts} counted={predicted} words="verdicts" />}
      {may.try && (
        <Inline>
          <Button look={tried_at ? 'secondary' : undefined} busy={begin.isPending} onClick={start}>
            {t(tried_at ? 'takeOvers.tryAgain' : 'takeOvers.tryIt')}
          </Button>
        </Inline>
      )}
    </Step>
  );
}

/** The taking over: one of the board asks, another agrees, and the run begins. */
export function TakingOverCard({ takeOver, tellDone }: StepProps) {
  const { t } = useTranslation();
  const { id, may, agreed_at, asked_at, asked_by, agreed_by, begins_alone_at, decided } = takeOver;
  const wish = useDecision(takeOversContract.askTakeOver);
  const agree = useDecision(takeOversContract.agreeToTakeOver);
  const goOn = useDecision(takeOversContract.goOnTakingOver);
  const withdraw = useDecision(takeOversContract.withdrawTakeOver);
  const { ask, question } = useAsk(tellDone);

  async function askFor() {
    await wish.mutateAsync({ id });
    tellDone((say) => say('takeOvers.didAsk'));
  }

  const agreeNow = () =>
    ask({
      title: t('takeOvers.agreeTitle'),
      consequence: t('takeOvers.agreeWhy'),
      yes: t('takeOvers.agreeYes'),
      act: () => agree.mutateAsync({ id }),
      told: (say) => say('takeOvers.didRun'),
    });

  async function takeBack() {
    await withdraw.mutateAsync({ id });
    tellDone((say) => say('takeOvers.didWithdraw'));
  }

  async function begin() {
    await goOn.mutateAsync({ id });
    tellDone((say) => say('takeOvers.didRun'));
  }

  const named = ({ name }: TakeOver['asked_by']) => name ?? t('takeOvers.somebody');
  return (
    <Step title={t('takeOvers.run')} lead={t('takeOvers.runLead')} stage="run" takeOver={takeOver}>
      {!agreed_at && <LastBackup />}
      {asked_at && <p>{t('takeOvers.askedBy', { who: named(asked_by), date: dateAndTimeOf(asked_at).date })}</p>}
      {agreed_at && <p>{t('takeOvers.agreedBy', { who: named(agreed_by), date: dateAndTimeOf(agreed_at).date })}</p>}
      {begins_alone_at && <p>{t('takeOvers.beginsAlone', { date: dateAndTimeOf(begins_alone_at).date })}</p>}
      {asked_at && !agreed_at && takeOver.is_own && !begins_alone_at && <p>{t('takeOvers.waitsForSecond')}</p>}
      {agreed_at && <Counts of={takeOverVerdicts} counted={decided} words="verdicts" />}
      <Inline>
        {may.ask && (
          <Button busy={wish.isPending} onClick={askFor}>
            {t('takeOvers.ask')}
          </Button>
        )}
        {may.agree && (
          <Button busy={agree.isPending} onClick={agreeNow}>
            {t('takeOvers.agree')}
          </Button>
        )}
        {may.withdraw && (
          <Button look="secondary" busy={withdraw.isPending} onClick={takeBack}>
            {t('takeOvers.withdraw')}
          </Button>
        )}
        {may.go_on && (
          <Button busy={goOn.isPending} onClick={begin}>
            {t('takeOvers.goOn')}
          </Button>
        )}
      </Inline>
      {question}
    </Step>
  );
}

/** A backup is made before, so that the day can be begun anew. */
function LastBackup() {
  const { t } = useTranslation();
  const { backup } = useCall(healthContract.readHealth);
  const last = backup.made_at ? t('takeOvers.lastBackup', dateAndTimeOf(backup.made_at)) : t('takeOvers.noBackup');
  return (
    <p>
      {last} {t('takeOvers.backupBefore')}
    </p>
  );
}

/** Undoing, household by household. */
export function TakingBackCard({ takeOver, tellDone }: StepProps) {
  const { t } = useTranslation();
  const { id, may, undone } = takeOver;
  const undo = useDecision(takeOversContract.undoTakeOver);
  const { ask, question } = useAsk(tellDone);
  const isUndone = undoOutcomes.some((outcome) => (undone[outcome] ?? 0) > 0);

  const undoNow = () =>
    ask({
      title: t('takeOvers.undoTitle'),
      consequence: t('takeOvers.undoWhy'),
      yes: t('takeOvers.undoYes'),
      look: 'danger',
      act: () => undo.mutateAsync({ id }),
      told: (say) => say('takeOvers.didUndo'),
    });

  return (
    <Step title={t('takeOvers.undo')} lead={t('takeOvers.undoLead')} stage="undo" takeOver={takeOver}>
      {isUndone && <Counts of={undoOutcomes} counted={undone} words="undone" />}
      {may.undo && (
        <Inline>
          <Button look="secondary" busy={undo.isPending} onClick={undoNow}>
            {t('takeOvers.undo')}
          </Button>
        </Inline>
      )}
      {question}
    </Step>
  );
}

type CardProps = { title: string; lead: string; stage: TakeOverStage; takeOver: TakeOver; children: ReactNode };

function Step({ title, lead, stage, takeOver: { running }, children }: CardProps) {
  return (
    <Card title={title} intro={<p>{lead}</p>}>
      <Stack>
        {running?.stage === stage && <Working running={running} />}
        {children}
      </Stack>
    </Card>
  );
}

/** The progress of what works on the list, and a button that stops it. */
function Working({ running }: { running: NonNullable<TakeOver['running']> }) {
  const { t } = useTranslation();
  const { run_id, done, total, is_stop_wanted } = running;
  const stop = useDecision(runsContract.stopRun);
  const percent = total === null || total === 0 ? 0 : Math.min(100, Math.floor((done / total) * 100));
  return (
    <>
      <ProgressBar label={t('takeOvers.progress')} percent={percent} />
      {total !== null && <p>{t('takeOvers.doneOf', { done: formatCount(done), total: formatCount(total) })}</p>}
      <Inline>
        <Button
          look="secondary"
          busy={stop.isPending}
          resting={is_stop_wanted}
          onClick={() => stop.mutateAsync({ id: run_id })}
        >
          {t(is_stop_wanted ? 'takeOvers.stopping' : 'takeOvers.stop')}
        </Button>
      </Inline>
    </>
  );
}

type Results = { verdicts: (typeof takeOverVerdicts)[number]; undone: (typeof undoOutcomes)[number] };
type CountsProps<W extends keyof Results> = {
  of: readonly Results[W][];
  counted: Partial<Record<string, number>>;
  words: W;
};

function Counts<W extends keyof Results>({ of, counted, words }: CountsProps<W>) {
  const { t } = useTranslation();
  const facts = of.map((result) => ({
    term:
      words === 'verdicts'
        ? t(`takeOvers.verdicts.${result as Results['verdicts']}`)
        : t(`takeOvers.undone.${result as Results['undone']}`),
    value: formatCount(counted[result] ?? 0),
  }));
  return <Facts dense facts={facts} />;
}
