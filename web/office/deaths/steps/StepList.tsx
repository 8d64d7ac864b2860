import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeathStep } from '../../../../domain/deaths/deathSteps.contract.ts';
import { useTranslation } from '../../../platform/words.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import css from './StepList.module.css';
import { useStepLines } from './useStepLines.ts';

type StepActions = {
  mayChange: boolean;
  onTick: (step: DeathStep) => Promise<unknown>;
  onOpen: (step: DeathStep) => void;
};
export type StepListProps = StepActions & { title?: string; steps: readonly DeathStep[] };

/** Steps with a box to tick. Nothing where there is none. */
export function StepList({ title, steps, ...actions }: StepListProps) {
  if (steps.length === 0) return null;
  return (
    <div>
      {title && <h3>{title}</h3>}
      <ul className={css.steps}>
        {steps.map((step) => (
          <Step key={step.id} step={step} {...actions} />
        ))}
      </ul>
    </div>
  );
}

function Step({ step, mayChange, onTick, onOpen }: StepActions & { step: DeathStep }) {
  const { t } = useTranslation();
  const { nameOf, lineOf } = useStepLines();
  const [wanted, setWanted] = useState<boolean>();
  const isDropped = step.not_needed_because !== null;

  // the box shows at once what was meant, and what the server says afterwards
  async function tick(isTicked: boolean) {
    setWanted(isTicked);
    try {
      await onTick(step);
    } finally {
      setWanted(undefined);
    }
  }

  const name = nameOf(step);
  return (
    <li className={css.step}>
      <CheckboxField
        label={<span className={isDropped ? css.dropped : undefined}>{name}</span>}
        checked={wanted ?? step.done_at !== null}
        disabled={!mayChange || isDropped || wanted !== undefined}
        hint={<StepHint line={lineOf(step)} note={step.note} />}
        onChange={(isTicked) => void tick(isTicked)}
      />
      {mayChange && (
        <IconButton
          label={t('officeDeathSteps.more', { step: name })}
          icon={<IconDots size={22} aria-hidden="true" />}
          onClick={() => onOpen(step)}
        />
      )}
    </li>
  );
}

function StepHint({ line, note }: { line: string; note: string | null }) {
  return (
    <>
      {line}
      {note && (
        <>
          <br />
          {note}
        </>
      )}
    </>
  );
}
