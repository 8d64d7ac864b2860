import { builtInSteps, type StepKey } from '../../../domain/boardSettings/builtInSteps.ts';
import { settingBounds } from '../../../domain/boardSettings/settingBounds.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import css from './StepFields.module.css';
import { stepGroups, stepsOf } from './stepGroups.ts';
import type { SettingsForm } from './useNewSettingsForm.tsx';
import { useStepWords } from './useStepWords.ts';

/** The built-in steps of a death case: each may be switched off and has its hours. */
export function StepFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  return (
    <Card
      title={t('officeSettings.groups.steps')}
      intro={<p>{t('officeSettings.groups.stepsHint', settingBounds.due_after_hours)}</p>}
    >
      {stepGroups.map((group) => (
        <section key={group} className={css.group} aria-labelledby={`steps-${group}`}>
          <h3 id={`steps-${group}`}>{t(`officeSettings.stepGroups.${group}`)}</h3>
          {stepsOf(group).map((key) => (
            <StepRow key={key} form={form} step={key} />
          ))}
        </section>
      ))}
    </Card>
  );
}

function StepRow({ form, step: key }: { form: SettingsForm; step: StepKey }) {
  const { t } = useTranslation();
  const { stepWords, aboutWords } = useStepWords();
  const { set } = form.values;
  const step = set.steps[key];
  const name = stepWords(key);
  const change = (changed: Partial<typeof step>) =>
    form.set('set', { ...set, steps: { ...set.steps, [key]: { ...step, ...changed } } });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset per step would draw a line above each
    <div className={css.row} role="group" aria-label={name}>
      <CheckboxField
        label={name}
        hint={aboutWords(builtInSteps[key])}
        checked={step.on}
        onChange={(on) => change({ on })}
      />
      {step.on && (
        <div className={css.hours}>
          <TextField
            {...form.part(`settings.steps.${key}.due_after_hours`, t('officeSettings.step.hoursOf', { step: name }))}
            label={t('officeSettings.step.hours')}
            inputMode="numeric"
            autoComplete="off"
            value={step.hours}
            onChange={(hours) => change({ hours })}
          />
        </div>
      )}
    </div>
  );
}
