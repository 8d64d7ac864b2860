import css from './Field.module.css';
import { FieldError, FieldHint, type FieldProps, Presence, useField } from './Field.tsx';
import type { Choice } from './SelectField.tsx';

export type RadioGroupFieldProps = FieldProps & {
  name: string;
  value: string;
  onChange: (value: string) => void;
  choices: Choice[];
  disabled?: boolean | undefined;
};

/** A few choices, all in sight. The first one carries the field's id, so that an error summary can lead to it. */
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
      <div className={css.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={css.choice}>
            <input
              id={index === 0 ? control.id : undefined}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={disabled || choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}
