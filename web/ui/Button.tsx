import { type ComponentProps, type MouseEvent, useRef, useState } from 'react';
import css from './Button.module.css';
import { cx } from './cx.ts';
import { useUiTexts } from './UiTexts.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  look?: ButtonLook;
  wide?: boolean;
  /** At work: shows it and ignores presses, but keeps the focus. */
  busy?: boolean | undefined;
  /** While the promise it gives runs, the button is busy by itself. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
};

export function Button({ look = 'primary', wide, busy, onClick, className, children, ...rest }: ButtonProps) {
  const { working } = useUiTexts();
  const { running, press } = useOnePress(onClick);
  const atWork = busy || running;
  return (
    <button
      type="button"
      {...rest}
      data-look={look}
      className={cx(css.button, css[look], wide && css.wide, className)}
      aria-disabled={atWork || undefined}
      aria-busy={atWork || undefined}
      onClick={(event) => (atWork ? event.preventDefault() : press(event))}
    >
      {atWork && <span className={css.turning} aria-hidden="true" />}
      {children}
      {atWork && <span className="visually-hidden">{working}</span>}
    </button>
  );
}

/** A second press within the same frame comes before React draws the first one, so a ref stands guard. */
function useOnePress(onClick: ButtonProps['onClick']) {
  const guard = useRef(false);
  const [running, setRunning] = useState(false);

  async function press(event: MouseEvent<HTMLButtonElement>) {
    if (guard.current) return event.preventDefault();
    const work = onClick?.(event);
    if (!(work instanceof Promise)) return;
    guard.current = true;
    setRunning(true);
    try {
      await work;
    } finally {
      guard.current = false;
      setRunning(false);
    }
  }

  return { running, press };
}
