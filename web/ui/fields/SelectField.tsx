import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import css from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { useIsLocked } from './Fieldset.tsx';
import { LockedControl } from './LockedControl.tsx';
import { textOf, useStanding } from './useStanding.ts';

export type Choice = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange' | 'children'> & {
    value: string;
    onChange: (value: string) => void;
    choices: Choice[];
    /** The first option while nothing is chosen, for example "Please choose". */
    placeholder?: string;
  };

/** A choice from a short list, with the device's native control. */
export function SelectField(props: SelectFieldProps) {
  const { control, frame, own } = useField(props);
  const { value: given, onChange, choices, placeholder, ...native } = own;
  const { ref, value, hear } = useStanding<HTMLSelectElement, string>({
    given,
    read: textOf,
    onChange,
    ref: native.ref,
  });
  const isLocked = useIsLocked() || native.disabled === true;
  if (isLocked) {
    const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
    return (
      <FieldFrame {...frame}>
        <LockedControl {...control} name={native.name} value={chosen} />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...frame}>
      <div className={css.with}>
        <select
          {...native}
          {...control}
          ref={ref}
          className={css.control}
          value={value}
          onChange={(event) => hear(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className={`${css.inside} ${css.passive}`}>
          <IconChevronDown size={22} aria-hidden="true" />
        </span>
      </div>
    </FieldFrame>
  );
}
