import type { ComponentProps, ReactNode } from 'react';
import { useUiTexts } from '../UiTexts.tsx';
import css from './Field.module.css';
import { FieldError, FieldHint, useField } from './Field.tsx';
import { useStanding } from './useStanding.ts';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'id' | 'checked' | 'onChange' | 'type' | 'required'> & {
  id?: string | undefined;
  /** May contain links, which are then placed beside the label. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** The box has to be ticked; a text says so. */
  mustTick?: boolean;
};

export function CheckboxField(props: CheckboxFieldProps) {
  const { checked, onChange, mustTick, ...rest } = props;
  const texts = useUiTexts();
  const { control, ids, own, frame } = useField({ ...rest, optional: !mustTick });
  const { label, hint, error } = frame;
  const { ref, value, hear } = useStanding({ given: checked, read: isChecked, onChange, ref: own.ref });
  return (
    <div className={css.field}>
      <label className={css.check}>
        <input
          {...own}
          {...control}
          ref={ref}
          type="checkbox"
          checked={value}
          onChange={(event) => hear(event.target.checked)}
        />
        <span>
          {label}
          {mustTick && ' '}
          {mustTick && <span className={css.presence}>({texts.required})</span>}
        </span>
      </label>
      {hint && (
        <div className={css.beside}>
          <FieldHint id={ids.hint}>{hint}</FieldHint>
        </div>
      )}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}

function isChecked(control: HTMLInputElement): boolean {
  return control.checked;
}
