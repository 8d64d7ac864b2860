import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './Field.module.css';
import { FieldError, FieldHint } from './Field.tsx';
import { useUiTexts } from './UiTexts.tsx';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'id' | 'checked' | 'onChange' | 'type' | 'required'> & {
  id?: string | undefined;
  /** May hold links; then they stand beside the box's words. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** Must be ticked, which is said in words. */
  mustTick?: boolean;
};

export function CheckboxField(props: CheckboxFieldProps) {
  const { id, label, checked, onChange, hint, error, mustTick, ...native } = props;
  const texts = useUiTexts();
  const made = useId();
  const base = id ?? made;
  const described = [error && `${base}-error`, hint && `${base}-hint`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label className={css.check}>
        <input
          {...native}
          id={base}
          type="checkbox"
          checked={checked}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={mustTick || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {label}
          {mustTick && <span className={css.presence}> ({texts.required})</span>}
        </span>
      </label>
      {hint && (
        <div className={css.beside}>
          <FieldHint id={`${base}-hint`}>{hint}</FieldHint>
        </div>
      )}
      <FieldError id={`${base}-error`}>{error}</FieldError>
    </div>
  );
}
