import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeathStep, type DeathSteps, deathStepsContract } from '../../../../domain/deaths/deathSteps.contract.ts';
import { queryOf, useCall } from '../../../platform/calls/useCall.ts';
import { useDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { Disclosure } from '../../../ui/content/Disclosure.tsx';
import { Inline } from '../../../ui/frame/Layout.tsx';
import { type ChangeCase, useSendChange } from '../../calls/caseChanges.ts';
import { useRefreshOffice } from '../../calls/useRefreshOffice.ts';
import type { CaseCardProps } from '../caseCardProps.ts';
import { AddStepDialog } from './AddStepDialog.tsx';
import { StepDialog } from './StepDialog.tsx';
import { StepList } from './StepList.tsx';
import { isDue } from './useStepLines.ts';

type Open = { what: 'add' } | { what: 'step'; id: number } | undefined;

/** The board of steps: what is due, what comes next, what is done. */
export function StepsCard({ deathCase: { id } }: CaseCardProps) {
  const { t } = useTranslation();
  const data = useCall(deathStepsContract.listDeathSteps, { id });
  const change = useStepChanges(id);
  const { tellDone, done } = useDone();
  const [open, setOpen] = useState<Open>();
  const { groups, keep } = useGroups(data.steps);
  const opened = open?.what === 'step' && data.steps.find((step) => step.id === open.id);
  const list = {
    mayChange: data.may_change,
    onOpen: (step: DeathStep) => setOpen({ what: 'step', id: step.id }),
    onTick: (step: DeathStep) => {
      keep(step);
      return change(deathStepsContract[step.done_at ? 'reopenDeathStep' : 'doDeathStep'], { id: step.id });
    },
  };
  return (
    <Card title={t('officeDeathSteps.title')} intro={t('officeDeathSteps.intro')}>
      {done}
      {data.steps.length === 0 && <p>{t('officeDeathSteps.none')}</p>}
      <StepList title={t('officeDeathSteps.due')} steps={groups.due} {...list} />
      <StepList title={t('officeDeathSteps.next')} steps={groups.next} {...list} />
      {groups.past.length > 0 && (
        <Disclosure label={t('officeDeathSteps.past', { count: groups.past.length })}>
          <StepList steps={groups.past} {...list} />
        </Disclosure>
      )}
      {data.may_change && (
        <Inline>
          <Button look="secondary" onClick={() => setOpen({ what: 'add' })}>
            {t('officeDeathSteps.add')}
          </Button>
          {data.steps.length === 0 && (
            <Button onClick={() => change(deathStepsContract.refreshDeathSteps, {})}>
              {t('officeDeathSteps.refresh')}
            </Button>
          )}
        </Inline>
      )}
      {open?.what === 'add' && (
        <AddStepDialog caseId={id} change={change} tellDone={tellDone} onClose={() => setOpen(undefined)} />
      )}
      {opened && (
        <StepDialog
          key={opened.id}
          {...{ step: opened, staff: data.staff, change, tellDone }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

/** A step that was just ticked stays where it was until somebody leaves, so that one tap takes it back. */
function useGroups(steps: readonly DeathStep[]) {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const isPast = (step: DeathStep) => !kept.has(step.id) && (step.done_at !== null || step.not_needed_because !== null);
  const standing = steps.filter((step) => !isPast(step));
  return {
    groups: {
      due: standing.filter(isDue),
      next: standing.filter((step) => !isDue(step)),
      past: steps.filter(isPast),
    },
    keep: ({ id }: DeathStep) => setKept((before) => new Set(before).add(id)),
  };
}

/**
 * Changes of the steps, one after the other: steps may be ticked faster than the server answers, and each change names the
 * revision that the one before it has left.
 */
function useStepChanges(id: number): ChangeCase<DeathSteps> {
  const queries = useQueryClient();
  const onSettled = useRefreshOffice();
  const { queryKey } = queryOf(deathStepsContract.listDeathSteps, { id });
  const shown = { id, revisionNow: () => queries.getQueryData(queryKey)?.revision ?? 0 };
  return useSendChange<DeathSteps>(shown, {
    scope: { id: `death-steps-${id}` },
    onSuccess: (steps) => {
      queries.setQueryData(queryKey, steps);
    },
    onSettled,
  }).change;
}
