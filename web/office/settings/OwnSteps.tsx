import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { SettingsSets } from '../../../domain/boardSettings/boardSettings.contract.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { OwnStepFields } from './OwnStepFields.tsx';
import css from './StepFields.module.css';
import { nextOwnNumber } from './setsAround.ts';
import { newOwnStep, type TypedOwnStep } from './typedSettings.ts';
import type { SettingsForm } from './useNewSettingsForm.tsx';

/** Steps that the association does besides the built-in ones. */
export function OwnSteps({ form, sets }: { form: SettingsForm; sets: SettingsSets }) {
  const { t } = useTranslation();
  const { set } = form.values;
  const list = useFocusOnNewStep(set.own.length);
  const move = (own: TypedOwnStep[]) => {
    form.set('set', { ...set, own });
    form.recheckAll();
  };
  return (
    <Card title={t('officeSettings.groups.ownSteps')} intro={<p>{t('officeSettings.groups.ownStepsHint')}</p>}>
      {/* takes the focus when the step with the focus is removed */}
      <div ref={list} tabIndex={-1}>
        {set.own.map((step, place) => (
          <div key={step.key} className={css.own}>
            <OwnStepFields
              part={form.part}
              step={step}
              place={place}
              onChange={(changed) =>
                form.set('set', { ...set, own: set.own.map((one) => (one.key === step.key ? changed : one)) })
              }
              onRemove={() => move(set.own.filter(({ key }) => key !== step.key))}
            />
          </div>
        ))}
      </div>
      <div>
        <Button look="secondary" onClick={() => move([...set.own, newOwnStep(nextOwnNumber(sets, set.own))])}>
          <IconPlus aria-hidden="true" />
          {t('officeSettings.own.add')}
        </Button>
      </div>
    </Card>
  );
}

/** Moves the focus to the first field of a new step, or to the list once a step is gone. */
function useFocusOnNewStep(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.querySelector('input')?.focus();
    if (count < before.current) list.current?.focus();
    before.current = count;
  }, [count]);
  return list;
}
