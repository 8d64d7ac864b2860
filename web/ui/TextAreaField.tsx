import type { ComponentProps } from 'react';
import css from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'onChange'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** Several lines of text. */
export function TextAreaField({ label, id, hint, error, optional, value, onChange, ...native }: TextAreaFieldProps) {
  const { control } = useField({ label, id, hint, error, optional });
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} forId={control.id}>
      <textarea
        {...native}
        {...control}
        className={css.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
