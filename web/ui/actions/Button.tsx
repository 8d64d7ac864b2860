import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../cx.ts';
import { useUiTexts } from '../UiTexts.tsx';
import { useOneAtATime } from '../useOneAtATime.ts';
import css from './Button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  look?: ButtonLook;
  wide?: boolean;
  /** Shows that it is busy and ignores presses, but keeps the focus. */
  busy?: boolean | undefined;
  /** Ignores presses for now, but keeps the focus, which a disabled button loses. */
  resting?: boolean;
  /** While the returned promise is pending, the button is busy. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
};

export function Button({ look = 'primary', wide, busy, resting, onClick, className, children, ...rest }: ButtonProps) {
  const { working } = useUiTexts();
  const { running, run } = useOneAtATime<'press'>();
  const atWork = busy || running !== undefined;
  const isDeaf = atWork || resting;
  return (
    <button
      type="button"
      {...rest}
      data-look={look}
      data-wide={wide || undefined}
      data-resting={resting || undefined}
      className={cx(css.button, css[look], wide && css.wide, className)}
      aria-disabled={isDeaf || undefined}
      aria-busy={atWork || undefined}
      onClick={(event) => (isDeaf ? event.preventDefault() : run('press', () => onClick?.(event)))}
    >
      {atWork && <span className={css.turning} aria-hidden="true" />}
      {children}
      {atWork && <span className="visually-hidden">{working}</span>}
    </button>
  );
}
