import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeathCase } from '../../../../domain/deaths/deathCases.contract.ts';
import { deathLifeContract } from '../../../../domain/deaths/life/deathLife.contract.ts';
import type { DeathLeftOpen, EndingStep } from '../../../../domain/deaths/life/leftOpen.ts';
import { wordsOfStep } from '../../../../domain/deaths/stepWords.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { queryOf } from '../../../platform/calls/useCall.ts';
import { PartFailed } from '../../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { useKindWords } from '../documents/useKindWords.ts';

/** What is left of a case before a step that ends it, and whether the reader has said that they have seen it. */
export function useLeftOpen({ id, revision }: Pick<DeathCase, 'id' | 'revision'>, step: EndingStep) {
  const {
    data: left,
    error,
    refetch,
  } = useQuery({
    ...queryOf(deathLifeContract.getDeathLeftOpen, { id }, revision),
    staleTime: 0,
  });
  const [isSeen, setSeen] = useState(false);
  const isAsked = left?.to_be_seen[step] ?? false;
  return { step, left, error, refetch, isAsked, isSeen, setSeen, isReady: left !== undefined && (isSeen || !isAsked) };
}

type LeftOpenProps = { state: ReturnType<typeof useLeftOpen> };

/** Lists what is left; where something is, it asks for a tick. */
export function LeftOpen({ state: { step, left, error, refetch, isAsked, isSeen, setSeen } }: LeftOpenProps) {
  const { t } = useTranslation();
  if (!left) return error && <PartFailed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {step === 'settle' ? <Costs costs={left.costs} /> : <Originals originals={left.originals} />}
      {step === 'close' && <Steps steps={left.steps} />}
      {isAsked && step !== 'settle' && <p>{t('officeDeathLife.left.later')}</p>}
      {isAsked && (
        <CheckboxField
          id={`left-${step}`}
          label={t(step === 'settle' ? 'officeDeathLife.left.seenCosts' : 'officeDeathLife.left.seen')}
          checked={isSeen}
          onChange={setSeen}
        />
      )}
    </>
  );
}

function Costs({ costs: { count, amount } }: Pick<DeathLeftOpen, 'costs'>) {
  const { t } = useTranslation();
  const paid = t('officeDeathLife.left.paid', { count, amount: euro(amount) });
  return <p>{count === 0 ? t('officeDeathLife.left.noCosts') : paid}</p>;
}

function Originals({ originals }: Pick<DeathLeftOpen, 'originals'>) {
  const { t } = useTranslation();
  const kindWords = useKindWords();
  if (originals.length === 0) return null;
  return (
    <>
      <h3>{t('officeDeathLife.left.originals')}</h3>
      <ul>
        {originals.map(({ id, kind, name, moved, moved_on: date, person }) => (
          <li key={id}>
            <strong>{name ? `${kindWords(kind)} (${name})` : kindWords(kind)}</strong>
            <br />
            {t(`officeDeathDocuments.moved.${moved}`, { date, person })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Steps({ steps }: Pick<DeathLeftOpen, 'steps'>) {
  const { t, language } = useTranslation();
  if (steps.length === 0) return null;
  return (
    <>
      <h3>{t('officeDeathLife.left.steps')}</h3>
      <ul>
        {steps.map((step) => (
          <li key={step.id}>{wordsOfStep(step, language, (key) => t(`boardSettings.steps.${key}`))}</li>
        ))}
      </ul>
    </>
  );
}
