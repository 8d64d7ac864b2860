import type { ComponentProps, ReactNode } from 'react';
import css from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { useIsLocked } from './Fieldset.tsx';
import { LockedControl } from './LockedControl.tsx';
import { textOf, useStanding } from './useStanding.ts';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> & {
    value: string;
    onChange: (value: string) => void;
    /** A hint about the typed text that refuses nothing; announced when it appears. */
    note?: ReactNode;
  };

/**
 * A field for one line of text. Native attributes (`autoComplete`, `inputMode`, `maxLength`, `onBlur`, …) are passed
 * through.
 */
export function TextField(props: TextFieldProps) {
  const { control, frame, own } = useField(props, props.note !== undefined && 'note');
  const { value: given, onChange, note, ...native } = own;
  const { ref, value, hear } = useStanding<HTMLInputElement, string>({
    given,
    read: textOf,
    onChange,
    ref: native.ref,
  });
  const isLocked = useIsLocked() || native.disabled === true;
  if (isLocked) {
    return (
      <FieldFrame {...frame}>
        <LockedControl {...control} name={native.name} value={value} />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame
      {...frame}
      after={
        note !== undefined && (
          <div className={css.note} id={`${control.id}-note`} role="status">
            {note}
          </div>
        )
      }
    >
      <input
        type="text"
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
