import type { ComponentProps, ReactNode } from 'react';
import css from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { useIsLocked } from './Fieldset.tsx';
import { LockedControl } from './LockedControl.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> & {
    value: string;
    onChange: (value: string) => void;
    /** Said below as soon as it is there: a hint about what was typed that refuses nothing. */
    note?: ReactNode;
  };

/** One line of text. Native attributes (`autoComplete`, `inputMode`, `maxLength`, `onBlur`, …) pass through. */
export function TextField(props: TextFieldProps) {
  const { control, frame, own } = useField(props, props.note !== undefined && 'note');
  const { value, onChange, note, ...native } = own;
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
        className={css.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
