import type { ComponentProps } from 'react';
import css from './Field.module.css';
import { FieldError, FieldHint, type FieldProps, Presence, useField } from './Field.tsx';
import type { Choice } from './SelectField.tsx';
import { useStanding } from './useStanding.ts';

export type RadioGroupFieldProps = FieldProps & {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** With hints the choices are placed one below the other. */
  choices: (Choice & { hint?: string })[];
  disabled?: boolean | undefined;
};

/** A few choices, all visible. The first one has the field's id, so that the error summary can link to it. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const { label, name, hint, error, optional, value, onChange, choices, disabled } = props;
  const { control, ids } = useField(props);
  return (
    <div
      className={css.field}
      role="radiogroup"
      aria-labelledby={`${control.id}-label`}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control['aria-required']}
    >
      <span className={css.label} id={`${control.id}-label`}>
        {label}
        <Presence optional={optional} />
      </span>
      <FieldHint id={ids.hint}>{hint}</FieldHint>
      <div className={css.choices} data-stacked={choices.some((choice) => choice.hint) || undefined}>
        {choices.map((choice, index) => (
          <Radio
            key={choice.value}
            id={index === 0 ? control.id : undefined}
            name={name}
            value={choice.value}
            isChosen={choice.value === value}
            disabled={disabled || choice.disabled}
            aria-labelledby={choice.hint && `${control.id}-label-${choice.value}`}
            aria-describedby={choice.hint && `${control.id}-hint-${choice.value}`}
            onChoose={() => onChange(choice.value)}
          >
            {choice.hint ? <ChoiceWords id={control.id} choice={choice} /> : choice.label}
          </Radio>
        ))}
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'ref'> & {
  isChosen: boolean;
  onChoose: () => void;
};

function Radio({ isChosen, onChoose, children, ...native }: RadioProps) {
  const { ref, value, hear } = useStanding({
    given: isChosen,
    read: isOn,
    // that another one of the group is on, that one reports
    onChange: (isNowChosen) => isNowChosen && onChoose(),
  });
  return (
    <label className={css.choice}>
      <input {...native} ref={ref} type="radio" checked={value} onChange={() => hear(true)} />
      {children}
    </label>
  );
}

function isOn(radio: HTMLInputElement): boolean {
  return radio.checked;
}

function ChoiceWords({ id, choice: { value, label, hint } }: { id: string; choice: Choice & { hint?: string } }) {
  return (
    <span className={css.choiceWords}>
      <span id={`${id}-label-${value}`}>{label}</span>
      <span id={`${id}-hint-${value}`} className={css.hint}>
        {hint}
      </span>
    </span>
  );
}
