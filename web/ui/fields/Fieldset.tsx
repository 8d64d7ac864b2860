import { createContext, type ReactNode, useContext, useId } from 'react';
import css from './Field.module.css';

export type FieldsetProps = {
  legend: string;
  hint?: ReactNode;
  /** Disables every control inside. */
  disabled?: boolean;
  children: ReactNode;
};

const LockedContext = createContext(false);

/** Whether a surrounding fieldset is disabled. */
export function useIsLocked(): boolean {
  return useContext(LockedContext);
}

/**
 * A named group of fields. The name is not a `legend`, because Safari lays that out in the border whatever the CSS
 * says, so that it touched the first field.
 */
export function Fieldset({ legend, hint, disabled, children }: FieldsetProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <fieldset
      className={css.group}
      disabled={disabled}
      aria-labelledby={id}
      aria-describedby={hint ? hintId : undefined}
    >
      <div id={id} className={css.legend}>
        {legend}
      </div>
      {hint && (
        <div id={hintId} className={css.hint}>
          {hint}
        </div>
      )}
      <LockedContext value={useIsLocked() || disabled === true}>{children}</LockedContext>
    </fieldset>
  );
}
