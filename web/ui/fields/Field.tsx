import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useUiTexts } from '../UiTexts.tsx';
import css from './Field.module.css';

/** Properties that all fields share. A field without `optional` is required, and tells screen readers so. */
export type FieldProps = {
  label: string;
  /** The id of the control, which the error summary links to. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** `said`: a text near the field already says that it may stay empty. */
  optional?: boolean | 'said' | undefined;
};

/** Attributes that tie the control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/**
 * Connects label, hint and error by ids: `frame` is for `FieldFrame`, `control` for the control, `own` are the field's
 * other properties. `more` are suffixes of the ids of further descriptions.
 */
export function useField<Props extends Omit<FieldProps, 'label'> & { label: ReactNode }>(
  props: Props,
  ...more: (string | false | undefined)[]
) {
  const { label, id, hint, error, optional, ...own } = props;
  const made = useId();
  const base = id ?? made;
  const ids = { hint: `${base}-hint`, error: `${base}-error` };
  const described = [error && 'error', hint && 'hint', ...more]
    .filter(Boolean)
    .map((ending) => `${base}-${ending}`)
    .join(' ');
  const control: ControlProps = {
    id: base,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
  };
  return { control, ids, own, frame: { label, hint, error, optional, forId: base } };
}

export type FrameProps = Omit<FieldProps, 'label' | 'id'> & {
  label: ReactNode;
  forId: string;
  after?: ReactNode;
  children: ReactNode;
};

/** Label and hint above the control, error and other content below it, so that neighbouring controls align. */
export function FieldFrame({ label, hint, error, optional, forId, after, children }: FrameProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={forId} id={`${forId}-label`}>
        {label}
        <Presence optional={optional} />
      </label>
      <FieldHint id={`${forId}-hint`}>{hint}</FieldHint>
      {children}
      <FieldError id={`${forId}-error`}>{error}</FieldError>
      {after}
    </div>
  );
}

/** The word "(optional)". */
export function Presence({ optional }: Pick<FieldProps, 'optional'>) {
  const texts = useUiTexts();
  if (optional !== true) return null;
  return (
    <>
      {' '}
      <span className={css.presence}>({texts.optional})</span>
    </>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={css.hint} id={id}>
      {children}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={css.error} id={id}>
      <IconAlertCircle size={20} aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
