import type { ComponentProps } from 'react';
import css from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'onChange'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** A field for several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { control, frame, own } = useField(props);
  const { value, onChange, ...native } = own;
  return (
    <FieldFrame {...frame}>
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
