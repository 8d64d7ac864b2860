import { createContext, type ReactNode, useContext, useId } from 'react';
import css from './Field.module.css';

export type FieldsetProps = {
  legend: string;
  hint?: ReactNode;
  /** Locks every control inside. */
  disabled?: boolean;
  children: ReactNode;
};

const LockedContext = createContext(false);

/** Whether a fieldset around it is locked. */
export function useIsLocked(): boolean {
  return useContext(LockedContext);
}

/**
 * Fields that belong together, under one name. Not in a `legend`: Safari lays that out in the border, whatever else it is told,
 * so that it stuck to the first field.
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
