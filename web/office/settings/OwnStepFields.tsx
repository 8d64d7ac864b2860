import { stepDoers } from '../../../domain/boardSettings/builtInSteps.ts';
import { type CaseFact, caseFacts, factValues } from '../../../domain/boardSettings/stepConditions.ts';
import { languages } from '../../../domain/shared/language.ts';
import type { PartBinding } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import css from './StepFields.module.css';
import type { TypedOwnStep } from './typedSettings.ts';
import { useStepWords } from './useStepWords.ts';

export type OwnStepFieldsProps = {
  step: TypedOwnStep;
  /** Its place in the list, from 0. */
  place: number;
  part: (path: string, label: string) => PartBinding;
  onChange: (step: TypedOwnStep) => void;
  onRemove: () => void;
};

/** One own step: its words in each language, by whom, when, and in which cases. */
export function OwnStepFields({ step, place, part, onChange, onRemove }: OwnStepFieldsProps) {
  const { t } = useTranslation();
  const title = t('officeSettings.own.title', { number: place + 1 });
  // the summary is far from the fieldset, so its label repeats the step
  const tied = (path: string, label: string) => ({
    ...part(`settings.own_steps.${place}.${path}`, `${title}, ${label}`),
    label,
  });
  return (
    <Fieldset legend={title}>
      {languages.map((language) => (
        <TextField
          key={language}
          {...tied(`words.${language}`, t(`officeSettings.own.words.${language}`))}
          lang={language}
          autoComplete="off"
          value={step.words[language]}
          onChange={(words) => onChange({ ...step, words: { ...step.words, [language]: words } })}
        />
      ))}
      <TextField
        {...tied('due_after_hours', t('officeSettings.step.hours'))}
        inputMode="numeric"
        autoComplete="off"
        value={step.hours}
        onChange={(hours) => onChange({ ...step, hours })}
      />
      <SelectField
        {...tied('done_by', t('officeSettings.own.doneBy'))}
        choices={stepDoers.map((doer) => ({ value: doer, label: t(`boardSettings.doneBy.${doer}`) }))}
        value={step.done_by}
        onChange={(typed) => onChange({ ...step, done_by: stepDoers.find((doer) => doer === typed) ?? step.done_by })}
      />
      <CheckboxField
        label={t('officeSettings.own.shown')}
        checked={step.shown_to_family}
        onChange={(shown_to_family) => onChange({ ...step, shown_to_family })}
      />
      <p>{t('officeSettings.own.whenHint')}</p>
      {caseFacts.map((fact) => (
        <Conditions key={fact} fact={fact} step={step} onChange={onChange} />
      ))}
      <div>
        <Button look="secondary" aria-label={t('officeSettings.own.remove', { number: place + 1 })} onClick={onRemove}>
          {t('officeSettings.own.removeShort')}
        </Button>
      </div>
    </Fieldset>
  );
}

type ConditionsProps = { fact: CaseFact } & Pick<OwnStepFieldsProps, 'step' | 'onChange'>;

function Conditions({ fact, step, onChange }: ConditionsProps) {
  const { t } = useTranslation();
  const { factWords } = useStepWords();
  const chosen = step.applies[fact];
  const name = t('officeSettings.own.when', { fact: t(`boardSettings.facts.${fact}`) });
  const all: readonly string[] = factValues[fact];
  // in the order of the list, whichever was ticked first
  const toggled = (value: string, isChosen: boolean) =>
    all.filter((one) => (one === value ? isChosen : chosen.includes(one)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a line above it
    <div role="group" aria-label={name}>
      <div>{name}</div>
      <div className={css.checks}>
        {all.map((value) => (
          <CheckboxField
            key={value}
            label={factWords(fact, value)}
            checked={chosen.includes(value)}
            onChange={(isChosen) =>
              onChange({ ...step, applies: { ...step.applies, [fact]: toggled(value, isChosen) } })
            }
          />
        ))}
      </div>
    </div>
  );
}
