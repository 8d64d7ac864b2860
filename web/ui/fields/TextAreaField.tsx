import type { ComponentProps } from 'react';
import css from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { textOf, useStanding } from './useStanding.ts';

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'onChange'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** A field for several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { control, frame, own } = useField(props);
  const { value: given, onChange, ...native } = own;
  const { ref, value, hear } = useStanding<HTMLTextAreaElement, string>({
    given,
    read: textOf,
    onChange,
    ref: native.ref,
  });
  return (
    <FieldFrame {...frame}>
      <textarea
        {...native}
        {...control}
        ref={ref}
        className={css.control}
        value={value}
        onChange={(event) => hear(event.target.value)}
      />
    </FieldFrame>
  );
}
