import { type ReactNode, useId } from 'react';
import css from './Field.module.css';

export type FieldsetProps = {
  legend: string;
  hint?: ReactNode;
  /** Locks every control inside. */
  disabled?: boolean;
  children: ReactNode;
};

/** Fields that belong together, under one name. */
export function Fieldset({ legend, hint, disabled, children }: FieldsetProps) {
  const hintId = useId();
  return (
    <fieldset className={css.group} disabled={disabled} aria-describedby={hint ? hintId : undefined}>
      <legend className={css.legend}>{legend}</legend>
      {hint && (
        <div id={hintId} className={css.hint}>
          {hint}
        </div>
      )}
      {children}
    </fieldset>
  );
}
