import type { ComponentProps } from 'react';
import css from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** One line of text. Native attributes (`autoComplete`, `inputMode`, `maxLength`, `onBlur`, …) pass through. */
export function TextField({ label, id, hint, error, optional, value, onChange, ...native }: TextFieldProps) {
  const { control } = useField({ label, id, hint, error, optional });
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} forId={control.id}>
      <input
        type="text"
        {...native}
        {...control}
        className={css.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
