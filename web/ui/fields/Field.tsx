import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useUiTexts } from '../UiTexts.tsx';
import css from './Field.module.css';

/** What every field of a form has in common. A field without `optional` is required and says so to screen readers. */
export type FieldProps = {
  label: string;
  /** The id of the control, to which an error summary links. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** `said`: words beside the field say already that it may stay empty. */
  optional?: boolean | 'said' | undefined;
};

/** What the control itself must carry to be tied to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/**
 * Ties label, hint and error together by id: `frame` is for `FieldFrame`, `control` for what stands in it, `own` is what the
 * field has besides. `more` are endings of the ids of further describing elements.
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

/** Label and hint above the control, below it the error and what follows, so that neighbours stay on one line. */
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

/** "(optional)" in words. */
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
