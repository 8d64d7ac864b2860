import type { ComponentProps } from 'react';
import css from './Field.module.css';
import type { ControlProps } from './Field.tsx';

type LockedControlProps = ControlProps & { name?: string | undefined; value: string; lang?: string | undefined } & Pick<
    ComponentProps<'textarea'>,
    'autoComplete'
  >;

/**
 * A read-only field that grows with its text. A one-line input would hide the end of a long value, and nobody
 * can move the caret there.
 */
export function LockedControl({ value, ...control }: LockedControlProps) {
  return (
    <div className={css.grows} data-value={`${value} `}>
      <textarea {...control} rows={1} disabled className={css.control} value={value} readOnly />
    </div>
  );
}
